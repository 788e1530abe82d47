import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  entry: { main: './src/main.tsx' },
  resolve: { extensions: ['.tsx', '.ts', '.js'], extensionAlias: { '.js': ['.tsx', '.ts', '.js'] } },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  output: { path: `${process.cwd()}/out/rspack`, filename: '[name].js', cssFilename: '[name].css' },
});
compiler.run((error, stats) => {
  if (error ?? stats.hasErrors()) {
    console.error(error ?? stats.toString());
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
