// Maps the URL of a page to its file: /guide/ to guide/index.html, and /guide/start to guide/start.html.
function handler(event) {
  const request = event.request;
  const name = request.uri.split('/').pop();
  if (name === '') request.uri += 'index.html';
  else if (!/\.[a-z]\w*$/i.test(name)) request.uri += '.html';
  return request;
}
