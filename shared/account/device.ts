import type { Device } from './model.ts'

/** Browsers by the token they add to the user agent; most also name those below, which they descend from. */
const browsers: [token: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Microsoft Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

/** Systems in the order in which they are told apart: Android says Linux too, and an iPhone says Mac OS X. */
const systems: [token: RegExp, name: string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Names the device behind a user agent, for people to recognise theirs; nothing is decided by it. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})

const nameIn = (known: [RegExp, string][], userAgent: string) =>
  known.find(([token]) => token.test(userAgent))?.[1] ?? null
