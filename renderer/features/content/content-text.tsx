import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { Fragment, memo } from 'react';
import { ContentLink } from './content-link.tsx';

/** Draws what the texts of a page may have: paragraphs, emphasis, links and plain lists; the rest is text. */
const renderRule: NonNullable<MarkdownToJSX.Options['renderRule']> = (next, node, renderChildren, state) => {
  switch (node.type) {
    case RuleType.link:
      return (
        <ContentLink key={state.key} target={node.target}>
          {renderChildren(node.children, state)}
        </ContentLink>
      );
    // The blocks of a page are its headings.
    case RuleType.heading:
    case RuleType.blockQuote:
      return <div key={state.key}>{renderChildren(node.children, state)}</div>;
    case RuleType.image:
      return node.alt;
    case RuleType.codeBlock:
    case RuleType.codeInline:
    case RuleType.htmlComment:
      return node.text;
    case RuleType.gfmTask:
      return node.completed ? '[x]' : '[ ]';
    case RuleType.table:
      return [node.header, ...node.cells].map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text never change places
        <div key={`${state.key}-${at}`}>{row.map((cell) => [renderChildren(cell, state), ' '])}</div>
      ));
    case RuleType.htmlBlock:
    case RuleType.htmlSelfClosing:
    case RuleType.refCollection:
      return null;
    default:
      return next();
  }
};

/** Head of a footnote: the library gathers their texts below the page's, with ids that two texts would share. */
const FOOTNOTE = /(?<!\\)\[\^/g;

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableAutoLink: true,
  disableFrontmatter: true,
  forceBlock: true,
  wrapper: Fragment,
  renderRule,
};

/** Draws Markdown of a page's texts as paragraphs, without an element around them. HTML and footnotes in it are shown as they are written. */
export const ContentText = memo(function ContentText({ text }: { readonly text: string }) {
  return compiler(text.replace(FOOTNOTE, '\\[^'), OPTIONS);
});
