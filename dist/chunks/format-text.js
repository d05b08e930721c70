export { t as formatGuardedText } from "./engine-report4.js";
