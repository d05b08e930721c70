export { t as runBaseline } from "./engine-changes3.js";
