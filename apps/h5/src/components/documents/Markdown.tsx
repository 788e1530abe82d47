import { Fragment } from 'react';
import { parseMarkdown, type Span } from './parseMarkdown.js';
import * as css from './Markdown.css.js';

/** Renders a document's text as elements, never as HTML. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={css.article}>
      {parseMarkdown(text).map((block, index) => {
        // The text is constant, so a block's index is its key.
        if (block.type === 'list') {
          return (
            <ul key={index} className={css.list}>
              {block.items.map((spans, item) => (
                <li key={item}>{drawSpans(spans)}</li>
              ))}
            </ul>
          );
        }
        return block.type === 'heading' ? (
          <h2 key={index} className={css.heading}>
            {drawSpans(block.spans)}
          </h2>
        ) : (
          <p key={index} className={css.paragraph}>
            {drawSpans(block.spans)}
          </p>
        );
      })}
    </div>
  );
}

const drawSpans = (spans: readonly Span[]) =>
  spans.map(({ text, isStrong }, index) =>
    isStrong ? (
      <strong key={index} className={css.strong}>
        {text}
      </strong>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
