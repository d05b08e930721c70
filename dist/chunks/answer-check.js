export { a as answerOf } from "./engine-report7.js";
