export { r as runCheck } from "./engine.js";
