import 'virtual:brand.css';
import './shell/global.css.js';
import './shell/splash.css.js';
import { nextTask } from './boot/nextTask.js';
import { start } from './boot/start.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// In a task after that of the modules, so that neither blocks the page for long.
void nextTask().then(() => start(root));
