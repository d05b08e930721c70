export { r as runRollout } from "./engine.js";
