export { connect, type Broker, type ConnectOptions, type Operator } from './broker.js';
export { areasNamed, EVERYTHING, type Capabilities } from './capabilities.js';
export { checks } from './checks/index.js';
export { run, type Finding } from './run.js';
export { writeHtml, writeJson, type Report } from './report.js';
export { WrongUse } from './wrongUse.js';
