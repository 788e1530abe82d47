/** A piece of running text. */
export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
}

/** A block of a document. */
export type Block =
  | { readonly type: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Span[])[] };

const HEADING = /^#{1,6} (.*)$/;
const ITEM = /^[-*] (.*)$/;

/**
 * Parses the Markdown of documents: headings, paragraphs, lists, strong text. It produces data and no HTML, so any
 * content is shown as text.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let items: (readonly Span[])[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', spans: toSpans(lines.join(' ')) });
    if (items.length > 0) blocks.push({ type: 'list', items });
    lines = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line)?.[1];
    if (heading !== undefined) {
      close();
      blocks.push({ type: 'heading', spans: toSpans(heading) });
    } else if (item !== undefined) {
      if (lines.length > 0) close();
      items.push(toSpans(item));
    } else if (line.trim() === '') {
      close();
    } else {
      if (items.length > 0) close();
      lines.push(line.trim());
    }
  }
  close();
  return blocks;
}

/** Text between pairs of stars is strong; an unpaired star is literal. */
function toSpans(text: string): Span[] {
  return text
    .split(/(\*\*(?!\s)[^*]+?\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const strong = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
      return { text: strong ?? part, isStrong: strong !== undefined };
    });
}
