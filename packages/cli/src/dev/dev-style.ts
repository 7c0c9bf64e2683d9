/** Styles for the error overlay, the findings notice and the findings page. */
export const devStyles = `
.oct-overlay {
  position: fixed; inset: 5vh auto auto 50%; z-index: 1000; box-sizing: border-box;
  width: min(900px, 92vw); max-height: 85vh; margin: 0; padding: 16px 20px; overflow: auto;
  translate: -50% 0; color: var(--oct-color-text); background: var(--oct-color-raised);
  border: 1px solid var(--oct-color-danger); border-radius: 8px;
  box-shadow: var(--oct-shadow-raised);
}
.oct-overlay p { margin: 4px 0; overflow-wrap: anywhere; }
.oct-overlay-close {
  position: sticky; inset-block-start: 0; float: inline-end; min-width: 32px; min-height: 32px; margin: -8px -12px 0 8px;
  font-size: 20px; line-height: 1; color: inherit; background: var(--oct-color-raised); border: 0; border-radius: 6px; cursor: pointer;
}
.oct-overlay-close:hover { background: var(--oct-color-code-bg); }
.oct-overlay-location { color: var(--oct-color-danger); font: 13px var(--oct-font-mono); }
.oct-overlay-location ~ .oct-overlay-location { margin-block-start: 20px; }
.oct-overlay-message { font-weight: 600; white-space: pre-wrap; }
.oct-overlay-frame {
  margin: 8px 0; padding: 12px; overflow: auto; font: 13px/1.5 var(--oct-font-mono);
  background: var(--oct-color-code-bg); border-radius: 6px;
}
.oct-overlay-hint { color: var(--oct-color-text-soft); }
.oct-findings {
  position: fixed; inset: auto auto 12px 12px; z-index: 900; display: flex; align-items: start;
  max-width: min(560px, calc(100vw - 24px)); font-size: 14px; line-height: 1.5;
  color: var(--oct-color-text); background: var(--oct-color-raised);
  border: 1px solid var(--oct-color-border-strong); border-radius: 8px;
  box-shadow: var(--oct-shadow-raised);
}
.oct-findings summary { padding: 6px 4px 6px 12px; cursor: pointer; }
.oct-findings details > div { max-height: 40vh; overflow: auto; }
.oct-findings p { margin: 6px 12px 0; font-weight: 600; }
.oct-findings ul { margin: 0; padding: 0 12px; list-style: none; }
.oct-findings a { display: block; padding: 8px 12px 10px; color: var(--oct-color-accent); }
.oct-findings button {
  padding: 6px 12px; font: inherit; color: inherit; background: none; border: 0; cursor: pointer;
}
.oct-findings li, .oct-check li { padding: 6px 0; overflow-wrap: anywhere; }
.oct-findings code, .oct-check li code {
  display: block; font: 12px var(--oct-font-mono); color: var(--oct-color-warning);
}
[data-severity="error"] > code { color: var(--oct-color-danger) !important; }
.oct-check { max-width: 860px; margin: 0 auto; padding: 32px 20px; line-height: 1.6; }
.oct-check h1 { margin: 0 0 16px; font-size: 26px; }
.oct-check h2 { margin: 28px 0 4px; font: 600 15px var(--oct-font-mono); overflow-wrap: anywhere; }
.oct-check h2 a { color: var(--oct-color-accent); }
.oct-check ul { margin: 0; padding: 0; list-style: none; }
.oct-check li { border-block-end: 1px solid var(--oct-color-border); }
.oct-check li span { color: var(--oct-color-text-muted); }
`;
