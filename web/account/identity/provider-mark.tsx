import type { Provider } from '#shared/account/identity.ts'

const shapes: Record<Provider, [path: string, fill: string][]> = {
  google: [
    ['M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.2 3.5-8.8Z', '#4285f4'],
    ['M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z', '#34a853'],
    ['M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z', '#fbbc05'],
    ['M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z', '#ea4335'],
  ],
  microsoft: [
    ['M1 1h10.4v10.4H1z', '#f25022'],
    ['M12.6 1H23v10.4H12.6z', '#7fba00'],
    ['M1 12.6h10.4V23H1z', '#00a4ef'],
    ['M12.6 12.6H23V23H12.6z', '#ffb900'],
  ],
}

/** The mark of a provider, in its own colours. */
export const ProviderMark = ({ provider }: { provider: Provider }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {shapes[provider].map(([path, fill]) => (
      <path key={fill} d={path} fill={fill} />
    ))}
  </svg>
)
