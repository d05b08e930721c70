export { t as runEnv } from "./engine-report5.js";
