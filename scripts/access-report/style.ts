/** How the page looks on a screen and on paper. Contrasts are at least 4.5:1 in both colour schemes. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d1a16; --paper: #fffdf8; --line: #8a8275; --head: #efe9dc; --link: #123f8c }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f4efe6; --paper: #1b1916; --line: #948b7c; --head: #322d26; --link: #a9c7ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 90rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem }
h1 { font-size: 2rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.35rem }
p { margin: 0 0 .5rem; max-width: 75ch; overflow-wrap: anywhere }
a { color: var(--link); text-underline-offset: .15em }
nav ul { columns: 20rem; padding-inline-start: 1.25rem }
nav a, td a { display: inline-block; padding: .2rem 0 }
code { font-size: .9em; overflow-wrap: anywhere }
.draft { border: 2px solid; padding: .75rem 1rem }
.scroll { overflow-x: auto }
table { width: 100%; min-width: 46rem; border-collapse: collapse; table-layout: fixed }
th, td { border: 1px solid var(--line); padding: .5rem .6rem; text-align: start; vertical-align: top; overflow-wrap: break-word }
thead th { background: var(--head) }
tbody th { font-weight: 500 }
td p:last-child { margin-bottom: 0 }
.number { display: block; font-weight: 700 }
th:nth-child(1) { width: 19% }
th:nth-child(2) { width: 12% }
th:nth-child(4) { width: 34% }
.summary { width: auto; table-layout: auto; min-width: 0 }
.status { font-weight: 700 }
.status::before { content: "● "; }
.status--partly::before { content: "◐ " }
.status--not-met::before, .status--not-shown::before { content: "✕ " }
.status--shop::before { content: "▣ " }
.status--not-applicable { font-weight: 400 }
.status--not-applicable::before { content: "– " }
.tests { margin: .25rem 0 0; padding-inline-start: 1.1rem; font-size: .875rem; line-height: 1.4 }
tr:target { outline: 3px solid var(--link); outline-offset: -3px }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
@media (max-width: 48rem) {
  section table, section tbody, section tr, section th, section td { display: block; width: auto !important; min-width: 0 }
  section thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  section tr { border: 1px solid var(--line); margin-bottom: 1rem }
  section th, section td { border: 0 }
  section td:empty { display: none }
  section tbody th { background: var(--head) }
}
@media print {
  @page { size: A4 landscape; margin: 12mm }
  :root { color-scheme: light; --ink: #000; --paper: #fff; --line: #777; --head: #eee; --link: #000 }
  body { font-size: 9pt }
  main { max-width: none; padding: 0 }
  nav { display: none }
  .scroll { overflow: visible }
  table { min-width: 0 }
  thead { display: table-header-group }
  tr, h2 { break-inside: avoid }
  h2 { break-after: avoid }
  .tests { font-size: 7.5pt }
}
`;
