/**
 * Styles of the desk's pages. The colours are those of the site's design tokens; the theme is the one of the system,
 * because the pages run no script and store nothing.
 */
export const DESK_STYLE = `
:root {
  color-scheme: light dark;
  --page: #eef1f5; --card: #fff; --field: #f6f8fb; --raised: #e8edf3; --line: #dfe5ec; --line-strong: #8793a1;
  --text: #0f1720; --text-2: #465466; --brand: #00794f; --brand-ink: #fff; --link: #0b62b8;
  --good: #d3f0e3; --good-line: #00794f; --bad: #fadfe0; --bad-line: #c8262c; --own: #e3effb;
  font: 15px/1.5 system-ui, sans-serif; accent-color: var(--brand); background: var(--page); color: var(--text);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b0f14; --card: #121821; --field: #19212c; --raised: #222c39; --line: #232d3a; --line-strong: #64758a;
    --text: #eef2f7; --text-2: #a9b6c6; --brand: #2ee6a0; --brand-ink: #04140d; --link: #6ab7ff;
    --good: #14382d; --good-line: #3ddc97; --bad: #3d2029; --bad-line: #ff7b7f; --own: #16283a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.skip { position: absolute; inset-block-start: 8px; inset-inline-start: 8px; padding: 10px 14px; border-radius: 6px; background: var(--card); }
.skip:not(:focus) { clip-path: inset(50%); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 8px 20px; border-block-end: 1px solid var(--line); background: var(--card); }
header strong { font-size: 1.1rem; }
nav { flex: 1 1 20rem; display: flex; flex-wrap: wrap; gap: 2px; }
nav a { display: grid; align-items: center; min-block-size: 44px; padding-inline: 10px; border-radius: 6px; color: var(--text-2); font-weight: 600; text-decoration: none; }
nav a:hover { background: var(--field); color: var(--text); }
nav a[aria-current] { background: var(--raised); color: var(--text); }
header form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin: 0; min-inline-size: 0; color: var(--text-2); overflow-wrap: anywhere; }
main { max-inline-size: 1240px; margin-inline: auto; padding: 12px 20px 48px; outline: none; }
main.entry { max-inline-size: 30rem; margin-block: 6vh; padding: 12px 28px 28px; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
h1 { font-size: 1.5rem; line-height: 1.25; margin-block: 12px 16px; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin-block: 32px 8px; }
.places { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 8px; padding: 0; list-style: none; }
.places a { display: grid; align-items: center; min-block-size: 56px; padding-inline: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--text); font-weight: 600; text-decoration: none; }
.places a:hover { border-color: var(--line-strong); }
.table { overflow-x: auto; margin-block: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--text-2); font-size: 13px; font-weight: 600; white-space: nowrap; }
tr:last-child td { border-block-end: 0; }
td { overflow-wrap: break-word; }
td > a, p > a { display: inline-block; padding-block: 3px; }
td > form.act { min-inline-size: 12rem; margin: 0; }
td > form.act + form.act { margin-block-start: 20px; padding-block-start: 20px; border-block-start: 1px solid var(--line); }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 6px 20px; margin: 0; padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
dt { color: var(--text-2); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { overflow: auto; max-block-size: 24rem; padding: 10px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--field); font-size: 13px; }
details { margin-block: 8px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
summary { min-block-size: 44px; padding: 10px 14px; border-radius: 10px; font-weight: 600; cursor: pointer; }
summary:hover { background: var(--field); }
details > :not(summary) { margin: 4px 14px 14px; }
td details { margin-block: 0 6px; min-inline-size: 12rem; }
form.act { display: grid; gap: 14px; max-inline-size: 46rem; margin-block: 8px; }
label { display: block; }
label > span, legend { display: block; margin-block-end: 4px; font-weight: 600; }
label small { display: block; margin-block-end: 4px; color: var(--text-2); }
input:not([type=checkbox]), select, textarea { inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--field); color: var(--text); font: inherit; }
input[readonly] { color: var(--text-2); }
textarea { font-family: ui-monospace, monospace; font-size: 13px; }
label:has(> input[type=checkbox]) { display: flex; align-items: center; min-block-size: 44px; }
input[type=checkbox] { flex: none; inline-size: 20px; block-size: 20px; margin: 0; margin-inline-end: 10px; }
button { min-block-size: 44px; padding: 8px 20px; border: 0; border-radius: 6px; background: var(--brand); color: var(--brand-ink); font: inherit; font-weight: 650; justify-self: start; white-space: nowrap; cursor: pointer; }
header button { background: var(--raised); color: var(--text); }
.entry button { justify-self: stretch; }
fieldset { min-inline-size: 0; margin: 0; padding: 4px 14px 10px; border: 1px solid var(--line-strong); border-radius: 10px; }
.note, .problem { margin-block: 8px 16px; padding: 12px 16px; border-inline-start: 4px solid var(--good-line); border-radius: 6px; background: var(--good); overflow-wrap: anywhere; }
.problem { border-color: var(--bad-line); background: var(--bad); }
.problem > p { margin: 0; }
.message { max-inline-size: 44em; margin-block: 8px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; }
.staff { margin-inline-start: 48px; background: var(--own); }
.message small { display: block; color: var(--text-2); }
.qr { display: block; inline-size: 220px; block-size: 220px; margin: 16px auto; border-radius: 10px; }
code { overflow-wrap: anywhere; }
@media (max-width: 700px) {
  header, main { padding-inline: 16px; }
  main.entry { margin: 0; min-block-size: 100vh; padding: 20px 16px; border: 0; border-radius: 0; }
  header form { flex: 1 1 100%; justify-content: space-between; }
  input:not([type=checkbox]), select, textarea { font-size: 16px; }
  thead { display: none; }
  .table { border: 0; background: none; }
  table, tbody, tr, td { display: block; }
  tr { margin-block-end: 8px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
  td { padding: 2px 0; border: 0; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td::before { content: attr(data-label) ": "; color: var(--text-2); }
  td:has(> a:only-child) { min-block-size: 44px; align-content: center; }
  td > a, p > a { padding-block: 11px; }
  td:has(> details, > form)::before { display: block; }
}
`;
