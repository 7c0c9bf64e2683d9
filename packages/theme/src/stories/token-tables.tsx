import { readTokens, type Token } from './read-tokens';
import { TokenSample } from './token-sample';

/** Renders a table for each token group with the name, sample, and light and dark values of each token. */
export function TokenTables({ css }: { css: string }) {
  return (
    <div className="oct-prose">
      <h1>Tokens</h1>
      {readTokens(css).map(({ title, tokens }) => (
        <section key={title}>
          <h2>{title.replace(/\.$/, '')}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Sample</th>
                <th scope="col">Value</th>
                <th scope="col">Dark mode</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map((token) => (
                <TokenRow key={token.name} token={token} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function TokenRow({ token }: { token: Token }) {
  return (
    <tr>
      <td>
        <code>{token.name}</code>
      </td>
      <td>
        <TokenSample name={token.name} />
      </td>
      <td>
        <code>{token.light}</code>
      </td>
      <td>{token.dark ? <code>{token.dark}</code> : 'Same'}</td>
    </tr>
  );
}
