// Maps the URL of a page to its file: /guide/ to guide/index.html, and /guide/start to guide/start.html.
function handler(event) {
  var request = event.request;
  var name = request.uri.split('/').pop();
  if (name === '') request.uri += 'index.html';
  else if (!/\.[a-z]\w{1,8}$/i.test(name)) request.uri += '.html';
  return request;
}
