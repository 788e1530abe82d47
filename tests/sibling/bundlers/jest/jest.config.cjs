/** As in the kit's README: its modules are compiled like the product's own, and style sheets are empty. */
module.exports = {
  rootDir: '../..',
  testMatch: ['<rootDir>/bundlers/jest/*.test.js'],
  testEnvironment: 'jsdom',
  transform: { '\\.js$': '<rootDir>/bundlers/jest/toCommonJs.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?@fairlot/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/bundlers/jest/noStyles.cjs' },
};
