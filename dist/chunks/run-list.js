export { t as runList } from "./engine-report11.js";
