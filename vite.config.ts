import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, Visitor, type Plugin, type PluginOption, type UserConfig } from 'vite'

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

/** What a page that calls an endpoint does not read: its sentence is for the API's own document, and the reply's form is held by the server. */
const unread = new Set(['summary', 'reply'])

const contractForPages: Plugin = {
  name: 'contract-for-pages',
  apply: 'build',
  transform: {
    filter: { id: /shared\/\w+\/contract\/.+\.ts$/ },
    handler(code) {
      const left: [start: number, end: number][] = []
      new Visitor({
        CallExpression({ callee, arguments: [, terms] }) {
          if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || terms?.type !== 'ObjectExpression') return
          for (const { start, end, ...property } of terms.properties)
            if ('key' in property && property.key.type === 'Identifier' && unread.has(property.key.name))
              left.push([start, code[end] === ',' ? end + 1 : end])
        },
      }).visit(this.parse(code, { lang: 'ts' }))
      return { code: left.reduceRight((kept, [start, end]) => kept.slice(0, start) + kept.slice(end), code), map: null }
    },
  },
}

/**
 * Functions of libraries that nothing here calls, though what is called names them: the router's actions, its measuring and its links of
 * server-rendered apps, what i18next loads from a server, and Amplify's files of settings and its signatures by IAM. Each by the module it stands in.
 */
const uncalled: Record<string, string[]> = {
  'react-router/dist/production/lib/dom/ssr/components.js': ['PrefetchPageLinks'],
  'react-router/dist/production/lib/router/router.js': [
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'fetch',
    'discoverRoutes',
    'cancelDiscoveryNavigation',
    'patchRoutesImpl',
    'updateBlocker',
  ],
  'react-router/dist/production/lib/dom/lib.js': ['Form', 'useSubmit', 'useFormAction', 'deserializeErrors'],
  'react-router/dist/production/lib/dom/dom.js': ['getFormSubmissionInfo'],
  'react-router/dist/production/lib/components.js': ['AwaitErrorBoundary'],
  'react-router/dist/production/lib/hooks.js': ['RSCErrorHandler'],
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ],
  'i18next/dist/esm/i18next.js': [
    'Connector.queueLoad',
    'Connector.loaded',
    'Connector.read',
    'Connector.loadOne',
    'Connector.saveMissing',
    'I18n.cloneInstance',
    'I18n.dir',
    'I18n.reloadResources',
  ],
  '@aws-amplify/core/dist/esm/parseAWSExports.mjs': ['parseAWSExports'],
  '@aws-amplify/core/dist/esm/parseAmplifyOutputs.mjs': ['parseAmplifyOutputs'],
  '@aws-amplify/api-rest/dist/esm/apis/common/baseHandlers/authenticatedHandler.mjs': ['authenticatedHandler'],
}

/** Leaves the uncalled functions out of the pages, with all that only they need; one that is called nevertheless says so. */
const withoutUncalled: Plugin = {
  name: 'without-uncalled',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(react-router|i18next|@aws-amplify)\// },
    handler(code, id) {
      const names = uncalled[id.slice(id.lastIndexOf('node_modules/') + 'node_modules/'.length)]
      if (!names) return undefined
      const left: [start: number, end: number, name: string][] = []
      new Visitor({
        FunctionDeclaration({ id, start, end }) {
          if (id && names.includes(id.name)) left.push([start, end, id.name])
        },
        ClassDeclaration({ id, body }) {
          for (const { type, start, end, ...member } of body.body) {
            if (type !== 'MethodDefinition' || !('key' in member) || member.key.type !== 'Identifier') continue
            const name = `${id?.name}.${member.key.name}`
            if (names.includes(name)) left.push([start, end, name])
          }
        },
        VariableDeclaration({ declarations: [declared], start, end }) {
          if (declared?.id.type === 'Identifier' && names.includes(declared.id.name))
            left.push([start, end, declared.id.name])
        },
      }).visit(this.parse(code))
      if (left.length < names.length) this.error(`${names.join(', ')}: not all of it stands in ${id} any more.`)
      const stub = (name: string) =>
        `${name.includes('.') ? '' : 'function '}${name.split('.').at(-1)}() { throw new Error('${name} was left out of the build') }`
      return {
        code: left.reduceRight((kept, [start, end, name]) => kept.slice(0, start) + stub(name) + kept.slice(end), code),
        map: null,
      }
    },
  },
}

/** Amplify's ways of signing, which do not say themselves that nothing happens by their being loaded. */
const signaturesAreInert: Plugin = {
  name: 'signatures-are-inert',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(@aws-crypto|@smithy|tslib)\// },
    handler: () => ({ moduleSideEffects: false }),
  },
}

/** What pages and component tests share. */
export const parts: PluginOption[] = [optimizeLocales.vite({ locales: ['hu-HU', 'en-US', 'en-GB'] }), react()]

/** Parts that several pages draw or call with, and that would else each be a file of a few lines. */
const commonParts = [
  'web/api/use-change',
  'web/ui/button/button',
  'react-aria/dist/private/visually-hidden/VisuallyHidden',
  'react-stately/dist/private/utils/useControlledState',
  'react-stately/dist/private/toggle/useToggleState',
  'react-aria-components/dist/private/Autocomplete',
]

/**
 * The files that pages are made of: a few large ones pack better, and are there sooner, than many small ones. A group takes with it
 * whatever its parts need that no group before it has taken, so each stands behind those that it shares something with.
 */
const groups = [
  // Without the part for sentences with elements in them, and its parser, which one dialog needs.
  {
    name: 'ground',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\/(?!.*Trans)/,
  },
  // All that the start of a page needs but the start itself: it waits for parts of its own, which would then wait for it.
  {
    name: 'public',
    test: /web\/api\/drafts\/(draft-name|drafts-context)\.|web\/app\/(app|trusted-types|layout\/(public-header|header|footer|site-(footer|layout|menu|nav)|mobile-menu|error-page|member-frame|page-skeleton|root)|language\/(language-[a-z-]+|namespaces|switch-language)|prerender\/(prerendered-page|page-data)|routes\/(site\/ask-public|router|routes|guard|route|stale-chunk\/stale-chunk))\.|web\/ui\/(logo|feedback\/skeleton\/still-loading|language-select\/flag|dates\/locale)|vite\/preload/,
  },
  // The first screen of the home page alone: what is below it, such as the sample of a year, comes later.
  {
    name: 'home',
    test: /web\/(site\/(home-page|sign-up-field|home\/(hero|product)-picture)|ui\/button\/native-button)\./,
  },
  { name: 'planner', test: /web\/ui\/calendar\/year-planner\// },
  // What the calculator counts with too, which has no session.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|shared\/(calendar\/(counted-year|day|day-cost|hundredths|period|special-days|whole-numbers|working-days|working-pattern)|contract\/(wire|problem)|company\/leave-rules|leave\/(types|model)|words\/sentence)\.|web\/ui\/(calendar\/(day-strip|leave-mark)\/|dates\/(dates|today)\.|disclosure\/disclosure-summary\.)/,
  },
  // Only what it has for itself, however small the files become: no other page is to load any of it.
  {
    name: 'calculator',
    test: /web\/(site\/days-off-calculator|app\/routes\/calculator)\./,
    entriesAware: true,
    entriesAwareMergeThreshold: 1,
  },
  {
    name: 'frame',
    test: new RegExp(
      ['web/app/(layout/product-frame|session/browser-(product|session))', ...commonParts]
        .map(part => `${part}\\.`)
        .join('|'),
    ),
  },
  { name: 'entry', test: /web\/app\/(layout\/entry-layout|routes\/(log-in|register))\./ },
  // Offered at the sign-in, which is not to load the product's pages for it.
  {
    name: 'passkeys',
    test: /web\/account\/second-factor\/passkey-log-in\./,
    entriesAware: true,
    entriesAwareMergeThreshold: 1,
  },
  {
    name: 'dashboard',
    test: /web\/(leave\/dashboard\/dashboard-page|app\/(layout\/members\/members-layout|routes\/members))\./,
  },
  // What opens beside a button, fetched while a page is idle.
  {
    name: 'overlays',
    test: /web\/(ui\/(menu\/menu|popover\/popover|tooltip\/tooltip)-overlay|app\/layout\/members\/user-pages|notifications\/notification-list|leave\/balance\/balance-lines)\./,
  },
  {
    name: 'profile',
    test: /web\/(app\/routes\/profile|people\/(profile\/profile-frame|(personal|employment|account-settings|approvers)\/[\w-]+-page))\.tsx/,
  },
  { name: 'company', test: /web\/company\/(company-area|settings\/settings-page|calendar\/non-working-days-page)\./ },
  // What the back office previews of the home page stays with what is below the first screen there.
  { name: 'sections', test: /web\/(app\/routes\/site\/sections-of-home|site\/home\/said\/testimonial-card)\./ },
]

/** `API_ORIGIN` is where a local cloud answers, e.g. `http://127.0.0.1:3000`. */
const { API_ORIGIN } = process.env

export default defineConfig(({ command, isSsrBuild }): UserConfig => ({
  root: `${here}/web`,
  plugins: [...parts, contractForPages, withoutUncalled, signaturesAreInert, layerOrder, preloadTextFace],
  server: {
    host: '127.0.0.1',
    fs: { allow: [here] },
    // Only calls: the page's own modules of that name are no business of the API.
    proxy: API_ORIGIN ? { '^/api/(hu|en)/': { target: API_ORIGIN } } : {},
  },
  // Short names in what is deployed; while the sources are served, a name says whose it is.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
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
      // A form that nothing reads any more is not made.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What only writes pages runs where there is no browser: nothing may come along that was not asked for.
        ...(isSsrBuild ? {} : { codeSplitting: { groups } }),
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !isFirstSheet(name) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
