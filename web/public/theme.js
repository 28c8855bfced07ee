// Runs before the first paint, so a dark room never flashes white.
(function () {
  var wanted = "auto";
  try {
    wanted = (JSON.parse(localStorage.getItem("flagfall.settings") || "{}") || {}).theme || "auto";
  } catch {
    // no storage, or not ours: as the machine wishes
  }
  if (wanted === "auto") wanted = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = wanted;
})();
