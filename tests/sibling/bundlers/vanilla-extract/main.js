import '../../src/main.tsx';
import { own } from './own.css.js';

document.body.classList.add(own);
