import type { Sentence } from '#shared/words/sentence.ts'

const quarterOfAnHour = 15 * 60
const hour = 3600
const day = 24 * hour

/** How many attempts a window allows. */
export interface Limit {
  most: number
  /** Length of the window, in seconds from the first attempt. */
  window: number
  /** From how many on a captcha has to come with the next one. */
  beforeCaptcha?: number
  /** From how many failures on the owner of the account is alerted, once in a window. */
  alertAt?: number
}

export interface Limits {
  /** Of a network address, which a whole office may share. */
  address?: Limit
  /** Of an account, whoever tries. */
  account?: Limit
  accountInADay?: Limit
  /** Of an account from one network address. */
  accountFromAddress?: Limit
  /** Of a challenge, which one accepted password has opened. */
  challenge?: Limit
  /** Of a browser or session that is trusted; it is counted for itself, so that nobody else can block it. */
  device?: Limit
  /** Of all trusted browsers and sessions of an account together, which whoever can sign in has as many of as they like. */
  devices?: Limit
  /** What somebody is told who has reached a limit. */
  refusal?: Sentence['key']
}

const atMost = (most: number, over: Partial<Limit> = {}): Limit => ({ most, window: quarterOfAnHour, ...over })

export const limitsOf = {
  /** Failed passwords. */
  signIn: {
    address: atMost(100, { beforeCaptcha: 60 }),
    account: atMost(100, { beforeCaptcha: 3 }),
    accountFromAddress: atMost(10),
    device: atMost(10, { beforeCaptcha: 5 }),
    devices: atMost(100),
  },
  /** Failed passwords of somebody who is signed in. */
  currentPassword: { device: atMost(10), devices: atMost(100) },
  /** New accounts. */
  register: { address: atMost(200) },
  /** Accounts that are registered with an address, each of which sends it a link: one that is erased, or leaves the address, frees it again. */
  registerTo: { accountInADay: atMost(5, { window: day }), refusal: 'refusals:tooManyConfirmations' },
  /** Password-reset emails requested. */
  forgotPassword: { account: atMost(5), address: atMost(50) },
  /** Links that confirm an address, sent to it again, of whatever account. */
  sendConfirmation: {
    account: atMost(3, { window: hour }),
    accountInADay: atMost(10, { window: day }),
    address: atMost(50),
    refusal: 'refusals:tooManyConfirmations',
  },
  /** New addresses that somebody gives for their account, each of which is sent a link. */
  emailChange: {
    account: atMost(10, { window: hour }),
    accountInADay: atMost(20, { window: day }),
    address: atMost(50),
    refusal: 'refusals:tooManyEmailChanges',
  },
  /** Links that an address gets as somebody's new one, whoever gives it. */
  emailChangeTo: { accountInADay: atMost(5, { window: day }), refusal: 'refusals:tooManyEmailChanges' },
  /** Addresses to upload a picture to. */
  avatarUpload: { account: atMost(20) },
  /** Addresses to upload a document of a request to, which an administrator may do for many people. */
  documentUpload: { account: atMost(60) },
  /** Documents that are attached, each of which is read and stored anew. */
  documentAttach: { account: atMost(60) },
  /** Exports of the own data, each of which reads all that is kept about somebody. */
  dataExport: { accountInADay: atMost(5, { window: day }), refusal: 'refusals:tooManyExports' },
  /** Tries and replays of webhooks by hand, each of which calls somebody else. */
  webhookTry: { account: atMost(60), refusal: 'refusals:tooManyWebhookTries' },
  /** Messages of a company to its people, each of which sends as many emails as it has readers. */
  companyMessage: { accountInADay: atMost(50, { window: day }), refusal: 'refusals:tooManyMessages' },
  /** Messages of an operator to user groups, each of which may send an email to everybody who uses the service. */
  groupMessage: {
    account: atMost(5, { window: hour }),
    accountInADay: atMost(20, { window: day }),
    refusal: 'refusals:tooManyGroupMessages',
  },
  /** Orders of a company, and by a person in any company, each of which sends emails, one of them to an address that was typed. */
  planOrder: { accountInADay: atMost(10, { window: day }), refusal: 'refusals:tooManyOrders' },
  /** Pro-forma invoices that an address gets, whoever orders. */
  planOrderTo: { accountInADay: atMost(10, { window: day }), refusal: 'refusals:tooManyOrders' },
  /** Requests for free use by a person in any company, each of which sends the operators an email. */
  grant: { accountInADay: atMost(3, { window: day }), refusal: 'refusals:tooManyOrders' },
  /** Messages of the contact form, each of which sends those who run the service an email. */
  contact: {
    address: atMost(10, { window: hour }),
    accountInADay: atMost(5, { window: day }),
    refusal: 'refusals:tooManyContacts',
  },
  /** Page views of the public site from one network, of which nothing but a digest of the day is known. */
  visit: { account: atMost(600, { window: hour }) },
  /** API keys that somebody creates. */
  apiKey: { accountInADay: atMost(50, { window: day }), refusal: 'refusals:tooManyKeysToday' },
  /** Calendar feeds that somebody creates. */
  calendarFeed: { accountInADay: atMost(50, { window: day }), refusal: 'refusals:tooManyFeedsToday' },
  /** Addresses of calendar feeds that are not known; those of many people are fetched from the few addresses of a calendar service. */
  unknownFeed: { address: atMost(600) },
  /** Files of many people, which tasks make that all companies share. */
  fileExport: { accountInADay: atMost(50, { window: day }), refusal: 'refusals:tooManyExports' },
  /** Unknown or expired links. */
  link: { address: atMost(100) },
  /** Wrong codes of a second factor, which only who knows the password can try. */
  secondFactor: {
    account: atMost(30, { alertAt: 10 }),
    accountInADay: atMost(100, { window: day }),
    challenge: atMost(10),
    address: atMost(100),
    device: atMost(10, { alertAt: 10 }),
    devices: atMost(100, { window: day }),
  },
  /** Sign-ins by passkey that failed or were not finished. */
  passkey: { address: atMost(200) },
  /** Ways to a provider of identities that are begun, by which an office may come to work. */
  identity: { address: atMost(300) },
  /** Assistants that somebody connects. */
  assistant: { account: atMost(20, { window: hour }) },
  /** Requests of assistants for tokens that were refused; those of many people come from the few addresses of a service. */
  assistantToken: { address: atMost(1000) },
  /** Calls of an assistant. */
  assistantCall: { account: atMost(600) },
  /** New passwords by the link of an email, which only who reads the mailbox can choose. */
  resetPassword: { accountInADay: atMost(20, { window: day }), refusal: 'refusals:tooManyCredentialChanges' },
  /** Changes of the password or of second factors, each of which sends an email. */
  credentialChange: { accountInADay: atMost(20, { window: day }), refusal: 'refusals:tooManyCredentialChanges' },
} as const satisfies Record<string, Limits>

export type Attempted = keyof typeof limitsOf
