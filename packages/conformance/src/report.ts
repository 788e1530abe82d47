import type { Finding } from './run.js';

/** The findings as a page for people, and as JSON for pipelines. */

export interface Report {
  readonly base: string;
  readonly at: Date;
  readonly findings: readonly Finding[];
  /** The number of requests that were answered. */
  readonly requests: number;
  readonly ms: number;
}

const RESULTS = ['broken', 'unchecked', 'kept'] as const;

export type Counts = Readonly<Record<Finding['result'], number>>;

export function countResults(findings: readonly Finding[]): Counts {
  const count = (result: Finding['result']) => findings.filter((finding) => finding.result === result).length;
  return { kept: count('kept'), broken: count('broken'), unchecked: count('unchecked') };
}

export function writeJson({ base, at, findings, requests, ms }: Report): string {
  const counts = countResults(findings);
  const rules = findings.map(({ ms: took, ...finding }) => ({ ...finding, took_ms: took }));
  return `${JSON.stringify({ base, at: at.toISOString(), took_ms: ms, requests, counts, rules }, null, 2)}\n`;
}

const SIGNS = { kept: '✓', broken: '✗', unchecked: '–' } as const;
const TITLES = { broken: 'Broken', unchecked: 'Not looked at', kept: 'Kept' } as const;

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --broken: #c22; --kept: #17803d; --unchecked: #8a6100; }
@media (prefers-color-scheme: dark) { :root { --broken: #ff7b72; --kept: #4cc36d; --unchecked: #e0a92e; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
.verdict { font-size: 1.2rem; border-left: .4rem solid var(--tone); padding: .5rem 1rem; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-top: 1px solid var(--line); }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
.broken { color: var(--broken); } .kept { color: var(--kept); } .unchecked { color: var(--unchecked); }
ul { margin: .25rem 0 0; padding-left: 1.1rem; }
`;

/** A page that loads nothing else, so it can be sent by mail. */
export function writeHtml(report: Report): string {
  const { base, at, findings, requests, ms } = report;
  const counts = countResults(findings);
  const tone = counts.broken > 0 ? 'broken' : counts.unchecked > 0 ? 'unchecked' : 'kept';
  const areas = [...new Set(findings.map(({ area }) => area))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(base)}</title>
<style>${STYLE}</style>
<h1>Does this broker keep the contract?</h1>
<p><code>${escaped(base)}</code>, ${escaped(at.toISOString())}: ${requests} requests in ${Math.round(ms / 1000)} seconds.</p>
<p class="verdict ${tone}" style="--tone: var(--${tone})">${escaped(verdictOf(counts))}</p>
<h2>By area</h2>
<table>
<thead><tr><th scope="col">Area<th scope="col">Kept<th scope="col">Broken<th scope="col">Not looked at</thead>
<tbody>
${areas.map((area) => areaRow(area, findings)).join('\n')}
</tbody>
</table>
${RESULTS.map((result) => section(result, findings)).join('\n')}
</html>
`;
}

export function verdictOf({ kept, broken, unchecked }: Counts): string {
  const rest = unchecked === 0 ? '' : ` ${unchecked} could not be looked at.`;
  return broken === 0
    ? `All ${kept} rules that were looked at are kept.${rest}`
    : `${broken} of ${kept + broken} rules are broken.${rest}`;
}

function areaRow(area: string, findings: readonly Finding[]): string {
  const { kept, broken, unchecked } = countResults(findings.filter((finding) => finding.area === area));
  const cell = (count: number, result: string) => `<td class="${count === 0 ? '' : result}">${count}`;
  return `<tr><th scope="row">${escaped(area)}${cell(kept, 'kept')}${cell(broken, 'broken')}${cell(unchecked, 'unchecked')}`;
}

function section(result: Finding['result'], findings: readonly Finding[]): string {
  const rows = findings.filter((finding) => finding.result === result);
  if (rows.length === 0) return '';
  return `<h2 class="${result}">${TITLES[result]} (${rows.length})</h2>
<table>
<tbody>
${rows.map(ruleRow).join('\n')}
</tbody>
</table>`;
}

function ruleRow({ rule, says, result, notes, ms }: Finding): string {
  const list = notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${escaped(note)}`).join('')}</ul>`;
  return `<tr><td class="${result}">${SIGNS[result]}<td><code>${escaped(rule)}</code><td>${escaped(says)}${list}<td class="number">${ms} ms`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
