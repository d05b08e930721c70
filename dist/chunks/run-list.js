export { t as runList } from "./engine-report7.js";
