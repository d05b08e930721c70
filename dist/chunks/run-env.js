export { t as runEnv } from "./engine-report10.js";
