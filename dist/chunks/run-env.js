export { t as runEnv } from "./engine-report9.js";
