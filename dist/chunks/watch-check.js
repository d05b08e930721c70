export { r as watchCheck } from "./engine-report8.js";
