import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption } from 'vite'

const here = import.meta.dirname

/** The sheet that loads first fixes the order of all layers; every document asks for one of these before any other. */
const isFirstSheet = (name: string) => /\b(index|public|gallery)\b[^/]*\.css$/.test(name)

const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && isFirstSheet(file.fileName))
        file.source = `@layer reset,tokens,base,ui,features,utilities;${String(file.source)}`
  },
}

/** Where the pages are served from: the gallery is not at the root. */
let base = '/'

/** The text face is needed for the first paint; the browser would otherwise find it only after the sheet. */
const preloadTextFace: Plugin = {
  name: 'preload-text-face',
  configResolved: config => void (base = config.base),
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const face = Object.keys(bundle ?? {}).find(name => /figtree-latin-wght-normal.*\.woff2$/.test(name))
      return face
        ? [
            {
              tag: 'link',
              injectTo: 'head',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `${base}${face}` },
            },
          ]
        : []
    },
  },
}

/** What an endpoint is for is said in the API's own document; a page that only calls it need not carry the sentence. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /shared\/.*contract\.ts$/ },
    handler: code => ({ code: code.replace(/\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g, ''), map: null }),
  },
}

/** What pages and component tests share. */
export const parts: PluginOption[] = [optimizeLocales.vite({ locales: ['hu-HU', 'en-US', 'en-GB'] }), react()]

/** What every page stands on, and the line above and below a public one: few larger files pack better than many small ones. */
const groups = [
  // Without the part for sentences with elements in them, and its parser, which one dialog needs.
  { name: 'ground', test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\/(?!.*Trans)/ },
  {
    name: 'public',
    test: /web\/app\/(public-header|header|footer|mobile-menu|language-[a-z]+|site-layout)\.|web\/ui\/(year-planner|logo|language-select\/flag)/,
  },
]

/** `API_ORIGIN` is where a local cloud answers, e.g. `http://127.0.0.1:3000`. */
const { API_ORIGIN } = process.env

export default defineConfig({
  root: `${here}/web`,
  plugins: [...parts, withoutSummaries, layerOrder, preloadTextFace],
  server: {
    host: '127.0.0.1',
    fs: { allow: [here] },
    // Only calls: the page's own modules of that name are no business of the API.
    proxy: API_ORIGIN ? { '^/api/(hu|en)/': { target: API_ORIGIN } } : {},
  },
  build: {
    outDir: `${here}/dist/site`,
    emptyOutDir: true,
    manifest: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The three that know light-dark(); for older ones it would be rewritten into variables that need one single sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // Each page carries the names of all the parts that may follow it, so the names are short.
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !isFirstSheet(name) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
