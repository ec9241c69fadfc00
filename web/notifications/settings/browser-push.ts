import type { PushAddress } from '#shared/notifications/push-subscription.ts'

/** What this browser can do to be told while no page is open. */
export interface BrowserPush {
  isAble: boolean
  permission: () => 'default' | 'denied' | 'granted'
  /** Where this browser is reached; undefined where it has not subscribed. */
  endpoint: () => Promise<string | undefined>
  /** Asks for the permission, and subscribes; undefined where it was not given. */
  subscribe: (key: string) => Promise<PushAddress | undefined>
  unsubscribe: () => Promise<void>
}

/** By which the server knows a browser. */
export async function idOfEndpoint(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest).subarray(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
