export { t as runList } from "./engine-report12.js";
