/** Replaces `@astrojs/starlight`, whose integration does not expose its options. */
export default (options) => ({ name: '@astrojs/starlight', options });
