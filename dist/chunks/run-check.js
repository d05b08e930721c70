export { u as runCheck } from "./engine.js";
