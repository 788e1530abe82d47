const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The reference for readers: every operation with its fields, limits, errors and examples, then the shared schemas. */
export function writeDocs(contract) {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      ...item[method],
      method: method.toUpperCase(),
      path,
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map((parameter) =>
        resolve(contract, parameter),
      ),
    })),
  );
  const sections = contract.tags.map((tag) => {
    const own = operations.filter((operation) => operation.tags.includes(tag.name));
    return [
      `## ${tag.name}`,
      tag.description,
      ...own.map((operation) => operationText(contract, operation)),
    ].join('\n\n');
  });
  return [
    '<!-- Generated from openapi.yaml by `npm run gen`. Do not edit. -->',
    `# ${contract.info.title} API`,
    contract.info.summary,
    `Base address: \`${contract.servers[0].url}\`. \`${contract.info.version}\``,
    contract.info.description.trim(),
    indexText(contract, operations),
    ...sections,
    '## Shapes',
    ...Object.entries(contract.components.schemas).map(([name, schema]) =>
      schemaText(contract, name, schema),
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function indexText(contract, operations) {
  const rows = operations.map(
    (operation) =>
      `| [\`${operation.method} ${operation.path}\`](#${operation.operationId.toLowerCase()}) | ${operation.summary} | ${accessText(contract, operation)} |`,
  );
  return ['| operation | does | who |', '|---|---|---|', ...rows].join('\n');
}

function accessText(contract, operation) {
  const security = operation.security ?? contract.security;
  if (security.length === 0) return 'anyone';
  return security.some((way) => Object.keys(way).length === 0) ? 'anyone, or signed in' : 'signed in';
}

function operationText(contract, operation) {
  const parts = [
    `### ${operation.operationId}`,
    `\`${operation.method} ${operation.path}\` · ${accessText(contract, operation)}${operation.deprecated ? ' · deprecated' : ''}`,
    `${operation.summary}.`,
  ];
  if (operation.description !== undefined) parts.push(operation.description.trim());
  if (operation.parameters.length > 0) {
    const rows = operation.parameters.map((parameter) =>
      fieldRow({ ...parameter, name: `${parameter.name} (${parameter.in})` }),
    );
    parts.push([...fieldHead('parameter'), ...rows].join('\n'));
  }
  const body = operation.requestBody?.content['application/json'];
  if (body !== undefined) {
    parts.push(fieldTable(resolve(contract, body.schema), 'body'));
    parts.push(json(body.example));
  }
  for (const [status, reference] of Object.entries(operation.responses)) {
    const text = responseText(contract, status, reference);
    if (text !== undefined) parts.push(text);
  }
  const codes = operation['x-error-codes'];
  if (codes !== undefined) parts.push(`Errors of its own: ${codes.map((code) => `\`${code}\``).join(', ')}.`);
  return parts.join('\n\n');
}

function responseText(contract, status, reference) {
  if (!/^[23]/.test(status)) return undefined;
  const response = resolve(contract, reference);
  const [type, content] = Object.entries(response.content ?? {})[0] ?? [];
  const name = content?.schema?.$ref?.split('/').at(-1);
  const title = `**${status}** ${response.description}${name === undefined ? '' : ` [${name}](#${name.toLowerCase()})`}`;
  if (content?.example === undefined) return title;
  return `${title}\n\n${type === 'application/json' ? json(content.example) : fence('', content.example)}`;
}

function schemaText(contract, name, schema) {
  const parts = [`### ${name}`];
  if (schema.description !== undefined) parts.push(schema.description.trim());
  const members = (schema.allOf ?? [])
    .filter((member) => member.$ref !== undefined)
    .map((member) => typeText(member));
  if (members.length > 0) parts.push(`All of ${members.join(' and ')}.`);
  const own = (schema.allOf ?? []).find((member) => member.properties !== undefined) ?? schema;
  parts.push(
    own.properties === undefined ? (members.length > 0 ? '' : limitsText(schema)) : fieldTable(own, 'field'),
  );
  return parts.filter((part) => part !== '').join('\n\n');
}

function fieldTable(schema, title) {
  const rows = Object.entries(schema.properties).map(([name, property]) =>
    fieldRow({
      name,
      schema: property,
      required: (schema.required ?? []).includes(name),
      description: property.description,
    }),
  );
  return [...fieldHead(title), ...rows].join('\n');
}

function fieldHead(title) {
  return [`| ${title} | type | required | meaning |`, '|---|---|---|---|'];
}

function fieldRow({ name, schema, required, description }) {
  const limits = schema.$ref === undefined ? limitsText(schema) : '';
  const meaning = [description ?? '', limits].filter((text) => text !== '').join(' ');
  return `| \`${name}\` | ${typeText(schema)} | ${required ? 'yes' : ''} | ${meaning.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`;
}

function typeText(schema) {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1);
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.oneOf !== undefined) return schema.oneOf.map(typeText).join(' or ');
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`;
  return [schema.type]
    .flat()
    .filter((type) => type !== undefined)
    .join(' or ');
}

function limitsText(schema) {
  const { minLength, maxLength, minimum, maximum, pattern, format, minItems, maxItems } = schema;
  const texts = [];
  if (schema.enum !== undefined) texts.push(`One of ${words(schema.enum)}.`);
  if (schema['x-extensible-enum'] !== undefined)
    texts.push(`${words(schema['x-extensible-enum'])}; may grow.`);
  if (minLength !== undefined || maxLength !== undefined)
    texts.push(`${range(minLength, maxLength)} characters.`);
  if (minimum !== undefined || maximum !== undefined) texts.push(`${range(minimum, maximum)}.`);
  if (minItems !== undefined || maxItems !== undefined) texts.push(`${range(minItems, maxItems)} entries.`);
  if (pattern !== undefined) texts.push(`Matches \`${pattern}\`.`);
  if (format !== undefined) texts.push(`Format \`${format}\`.`);
  if (schema['x-maximum-quantity'] !== undefined) texts.push(`At most \`${schema['x-maximum-quantity']}\`.`);
  if (schema['x-band-rate'] !== undefined) texts.push(`Band \`${schema['x-band-rate']}\`.`);
  if (schema['x-short-margin-rate'] !== undefined) texts.push(`Margin \`${schema['x-short-margin-rate']}\`.`);
  if (schema.default !== undefined) texts.push(`Default \`${schema.default}\`.`);
  return texts.join(' ');
}

function range(low, high) {
  if (low === undefined) return `At most ${high}`;
  return high === undefined ? `At least ${low}` : `${low} to ${high}`;
}

function words(values) {
  return values.map((value) => `\`${value}\``).join(', ');
}

function json(value) {
  return fence('json', JSON.stringify(value, null, 2));
}

function fence(language, text) {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

function resolve(contract, node) {
  if (node.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], contract);
}
