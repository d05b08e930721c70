export { l as runDiff } from "./engine.js";
