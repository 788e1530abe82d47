/** The kit's modules import their styles, so server rendering must bundle them too. */
export default { ssr: { noExternal: [/^@fairlot\//] } };
