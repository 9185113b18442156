// Small touches: a letter's frame is as high as its letter, files may be dropped anywhere on their form, and an
// address is copied by a button. Everything works without this file.
(() => {
  "use strict";

  for (const frame of document.querySelectorAll("iframe[data-fit]")) {
    const fit = () => {
      const page = frame.contentDocument?.documentElement;
      if (!page?.textContent) return;
      frame.style.height = "0";
      frame.style.height = `${page.scrollHeight + frame.offsetHeight - frame.clientHeight}px`;
    };
    frame.addEventListener("load", fit);
    window.addEventListener("resize", fit);
    fit();
  }

  const put = (input, files) => {
    const carrier = new DataTransfer();
    files.forEach((file) => carrier.items.add(file));
    input.files = carrier.files;
  };

  for (const form of document.querySelectorAll("form[data-drop]")) {
    const [log, others] = form.querySelectorAll("input[type=file]");
    const over = (event) => {
      event.preventDefault();
      form.classList.toggle("over", event.type === "dragover");
    };
    for (const kind of ["dragover", "dragleave", "drop"]) form.addEventListener(kind, over);
    form.addEventListener("drop", (event) => {
      const files = [...event.dataTransfer.files];
      const logs = files.filter((file) => file.name.endsWith(".jsonl"));
      if (logs.length) put(log, logs.slice(0, 1));
      const rest = files.filter((file) => !logs.includes(file));
      if (rest.length) put(others, [...others.files, ...rest]);
    });
  }

  for (const button of document.querySelectorAll("button[data-copy]")) {
    const field = document.getElementById(button.dataset.copy);
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", async () => {
      field.select();
      await navigator.clipboard.writeText(field.value);
      button.textContent = "Copied";
    });
  }
})();
