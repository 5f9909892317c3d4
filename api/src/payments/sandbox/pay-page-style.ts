/**
 * CSS of the sandbox's payment page, in the shop's colours. The page has two columns from 48rem.
 */
export const payPageStyle = `
:root{--ivory:#f7f3ec;--paper:#fffdf9;--stone:#e7dfd2;--line:#8a8070;--ink:#1f2a2e;--soft:#55605f;
--green:#23423b;--deep:#16302a;--brass:#f4e9d3;--red:#a1261d;--tint:#fbeae6;--focus:#ad4f17}
*{box-sizing:border-box;margin:0}
body{background:var(--ivory);color:var(--ink);font:1rem/1.6 system-ui,arial,sans-serif;
overflow-wrap:anywhere}
h1,h2,.shop,.total{font-family:georgia,'Times New Roman',serif;font-weight:500;line-height:1.2}
h1{font-size:1.5rem;margin-bottom:1.25rem}
h2{font-size:1.125rem}
a{color:var(--green);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
.mode{background:var(--brass);border-bottom:1px solid #b98f4a;padding:.625rem 1rem;text-align:center;
font-size:.9375rem}
.mode strong{margin-right:.375rem}
.columns{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;gap:1.5rem}
.order{padding:.5rem 0}
.back{display:inline-block;padding:.625rem 0;min-height:2.75rem}
.shop{font-size:1.125rem;margin-top:.5rem}
.number{color:var(--soft)}
.total{font-size:2.25rem;margin:.5rem 0 1rem}
.lines{list-style:none;padding:0;border-top:1px solid var(--stone)}
.lines li,.sum{display:flex;justify-content:space-between;gap:1rem;padding:.625rem 0;
border-bottom:1px solid var(--stone)}
.lines li span:last-child,.sum span:last-child{white-space:nowrap}
.sum{font-weight:650;border:0}
.pay{background:var(--paper);border:1px solid var(--stone);border-radius:14px;padding:1.5rem 1.25rem;
box-shadow:0 1px 2px rgb(49 41 28/5%),0 6px 18px rgb(49 41 28/8%)}
.pay p{margin-bottom:.75rem}
.alert{background:var(--tint);border-left:4px solid var(--red);border-radius:4px;
padding:.75rem 1rem;color:#7f1b14}
.field{margin-bottom:1rem;min-width:0}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}
label{display:block;font-weight:500;margin-bottom:.25rem}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;
background:#fff;border:1px solid var(--line);border-radius:8px}
input::placeholder{color:#6b7370}
input[aria-invalid]{border-color:var(--red)}
.error{color:var(--red);font-size:.9375rem;margin:.25rem 0 0!important}
button{width:100%;min-height:3rem;font:inherit;font-weight:650;color:var(--paper);
background:var(--green);border:0;border-radius:8px;cursor:pointer}
button:hover{background:var(--deep)}
.leave{margin-top:1rem;text-align:center}
.leave a{display:inline-block;padding:.625rem}
.cards{margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid var(--stone);font-size:.9375rem;
color:var(--soft)}
.cards h2{color:var(--ink);margin-bottom:.25rem}
.cards ul{padding-left:1.125rem}
code{font-size:1rem;color:var(--ink);white-space:nowrap}
@media (max-width:22rem){.pair{grid-template-columns:1fr}}
@media (min-width:48rem){.columns{grid-template-columns:1fr 1fr;gap:4rem;align-items:start;
padding-top:3rem}.pay{padding:2rem}}
`;
