import '@octavo/theme/document.css';
import '@octavo/theme/styles.css';

import { type InlineDevData, PAYLOAD_ELEMENT_ID } from '../model/payload';
import type { DevApp } from './dev-app';
import { connectDevServer } from './dev-client';
import { reportUncaughtErrors } from './runtime-errors';

const data = JSON.parse(document.getElementById(PAYLOAD_ELEMENT_ID)!.textContent!) as InlineDevData;
const { base, revision } = data;
let app: DevApp | undefined;
// A file of the site's theme can be invalid. It is part of the app, so the app is imported separately from the code that
// shows problems.
const loading = import(/* webpackMode: "eager" */ './dev-app').then(({ createDevApp }) => {
  app = createDevApp(data, (error) => reportError(error));
  return app;
});
reportUncaughtErrors(base);
const reportError = connectDevServer({
  base,
  revision,
  show: async () => (await loading).show(),
  hasPageCode: () => app?.hasPageCode() ?? false,
  onUpdate: () => app?.closeSearchClients(),
});
