/**
 * The only thing of Node that the sources of the kit and of the forms name. Every bundler replaces it, as for React;
 * without a bundler none of them runs in a browser. Written so that it merges with Node's own types.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
