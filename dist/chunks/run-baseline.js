export { n as runBaseline } from "./engine-report8.js";
