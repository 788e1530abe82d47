import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown.js';

const plain = (text: string) => [{ text, isStrong: false }];

describe('the Markdown of documents', () => {
  it('is headings, paragraphs and lists', () => {
    expect(parseMarkdown('Hello\nworld\n\n## Rules\n\n- one\n- two\n\nEnd')).toEqual([
      { type: 'paragraph', spans: plain('Hello world') },
      { type: 'heading', spans: plain('Rules') },
      { type: 'list', items: [plain('one'), plain('two')] },
      { type: 'paragraph', spans: plain('End') },
    ]);
  });

  it('has strong text, and leaves lonely stars alone', () => {
    expect(parseMarkdown('a **b c** d ** e')).toEqual([
      {
        type: 'paragraph',
        spans: [
          { text: 'a ', isStrong: false },
          { text: 'b c', isStrong: true },
          { text: ' d ** e', isStrong: false },
        ],
      },
    ]);
  });

  it('shows all other syntax as text', () => {
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    expect(parseMarkdown(hostile)).toEqual([{ type: 'paragraph', spans: plain(hostile) }]);
    expect(parseMarkdown('')).toEqual([]);
  });
});
