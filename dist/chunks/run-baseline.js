export { r as runBaseline } from "./engine-cli2.js";
