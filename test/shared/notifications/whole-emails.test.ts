import { describe, expect, it } from 'vitest'
import {
  accountErasedEmail,
  companyDeletedEmail,
  companyRestoredEmail,
  confirmationEmail,
  dataExportEmail,
  passwordResetEmail,
  securityAlertEmail,
} from '#shared/notifications/account-emails.ts'
import { drawnDays } from '#shared/notifications/email/drawn-days.ts'
import type { EmailContent } from '#shared/notifications/email/email-parts.ts'
import { invitationEmail } from '#shared/notifications/email/invitation-email.ts'
import {
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeEmail,
} from '#shared/notifications/email-change-emails.ts'
import { factsEmail } from '#shared/notifications/facts-email.ts'
import { address, asked, backOn, contact, email, links, own, period, weekend } from './sample-emails.ts'

/** A whole email as its reader gets it, with plain spaces and without those that are hardly seen. */
const whole = ({ subject, text }: EmailContent) =>
  `${subject}\n\n${text}`.replace(/[\u2009\u00a0\u202f]/g, ' ').replaceAll('\u200A', '')

describe('a request, as its decider reads it', () => {
  it('in Hungarian', () => {
    expect(whole(asked('hu'))).toMatchInlineSnapshot(`
      "Kis Anna szabadságot kért: 2026. dec. 17–22.

      Szia, Béla!

      A döntésedre vár: Szabadság, 2026. dec. 17–22. (4 munkanap)

      Cs 17, P 18, H 21, K 22: kért munkanap
      Szo 19, V 20: heti pihenőnap, nem számít bele

      Megjegyzés: „Karácsony előtt elviszem a gyerekeket a nagymamához.”
      Ki lesz még távol: Rácz Tamás, 2026. dec. 21–23.; Kiss Éva, 2026. dec. 22. (csak kérte)
      Ha jóváhagyod: 6 nap marad 25 napból
      kivett 12 · jóváhagyott 2 · függőben 1 · ez 4 · maradt 6

      Jóváhagyás:
      https://szabi.example/approve

      Elutasítás…:
      https://szabi.example/deny

      A gombok egy megerősítő oldalra visznek, ahol bejelentkezés nélkül dönthetsz. A linkek hét napig érvényesek, de legfeljebb a döntésig.
      Kérelem megnyitása:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt azért kaptad, mert te dönthetsz a kérelemről.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
  })

  it('in English', () => {
    expect(whole(asked('en'))).toMatchInlineSnapshot(`
      "Anna Kis has requested annual leave: 17 – 22 Dec 2026

      Hello Béla!

      Waiting for your decision: Annual leave, 17 – 22 Dec 2026 (4 working days)

      Thu 17, Fri 18, Mon 21, Tue 22: working day requested
      Sat 19, Sun 20: rest day, not counted

      Comment: “Karácsony előtt elviszem a gyerekeket a nagymamához.”
      Who else is away: Rácz Tamás, 21 – 23 Dec 2026; Kiss Éva, 22 Dec 2026 (only requested)
      If you approve it: 6 days left of 25
      taken 12 · approved 2 · pending 1 · this request 4 · left 6

      Approve:
      https://szabi.example/approve

      Deny…:
      https://szabi.example/deny

      The buttons open a page that asks you to confirm, where you can decide without signing in. The links are valid for seven days, or until a decision is made.
      Open the request:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email because you can decide on the request.
      Choose your emails
      https://szabi.example/settings"
    `)
  })

  it('where nobody else is away, and it cannot be decided on by a link', () => {
    expect(whole(asked('hu', { away: [], left: [], links }))).toMatchInlineSnapshot(`
      "Kis Anna szabadságot kért: 2026. dec. 17–22.

      Szia, Béla!

      A döntésedre vár: Szabadság, 2026. dec. 17–22. (4 munkanap)

      Cs 17, P 18, H 21, K 22: kért munkanap
      Szo 19, V 20: heti pihenőnap, nem számít bele

      Megjegyzés: „Karácsony előtt elviszem a gyerekeket a nagymamához.”
      Ki lesz még távol: A csoportból ezeken a napokon más nem lesz távol.

      Kérelem megnyitása:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt azért kaptad, mert te dönthetsz a kérelemről.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
  })

  it('of leave that somebody recorded, which waits for nobody', () => {
    expect(whole(asked('en', { isToDecide: false, step: 'entered', away: [], left: [], links })))
      .toMatchInlineSnapshot(`
        "Leave has been recorded for Anna Kis: 17 – 22 Dec 2026

        Hello Béla!

        Leave has been recorded for Anna Kis: Annual leave, 17 – 22 Dec 2026 (4 working days)

        Thu 17, Fri 18, Mon 21, Tue 22: working day requested
        Sat 19, Sun 20: rest day, not counted

        Comment: “Karácsony előtt elviszem a gyerekeket a nagymamához.”

        Open the request:
        https://szabi.example/request

        —
        Szabi
        Kéktó Műhely Kft. · you are receiving this email as an employee.
        Choose your emails
        https://szabi.example/settings"
      `)
  })
})

describe('a decision, as the person reads it', () => {
  it('that approves, in Hungarian', () => {
    expect(whole(own('hu', { backOn }))).toMatchInlineSnapshot(`
      "Nagy Béla jóváhagyta a kérelmedet: 2026. dec. 17–22.

      Szia, Anna!

      Nagy Béla jóváhagyta a kérelmedet: Szabadság, 2026. dec. 17–22. (4 munkanap)

      Cs 17, P 18, H 21, K 22: távollét
      Szo 19, V 20: heti pihenőnap, nem számít bele

      Megjegyzés: „Jó pihenést!”
      A 2026. évi keret: 6 nap marad 25 napból
      kivett 12 · jóváhagyott 7 · maradt 6
      Legközelebb dolgozol: 2026. december 23., szerda

      Kérelem megnyitása:
      https://szabi.example/request

      A csatolt fájllal más naptáradba is felveheted.
      Naptár megnyitása:
      https://szabi.example/calendar

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
  })

  it('that approves, in English', () => {
    expect(whole(own('en', { backOn }))).toMatchInlineSnapshot(`
      "Béla Nagy has approved your request: 17 – 22 Dec 2026

      Hello Anna!

      Béla Nagy has approved your request: Annual leave, 17 – 22 Dec 2026 (4 working days)

      Thu 17, Fri 18, Mon 21, Tue 22: absence
      Sat 19, Sun 20: rest day, not counted

      Comment: “Jó pihenést!”
      Allowance of 2026: 6 days left of 25
      taken 12 · approved 7 · left 6
      Back at work: Wednesday, 23 December 2026

      Open the request:
      https://szabi.example/request

      The attached file adds it to your other calendars.
      Open the calendar:
      https://szabi.example/calendar

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email as an employee.
      Choose your emails
      https://szabi.example/settings"
    `)
  })

  it('that denies', () => {
    const drawn = drawnDays(period, 'gone', weekend)
    const denied = { type: 10, drawn, left: [], response: 'Sokan vannak távol.' }
    expect(whole(own('hu', denied))).toMatchInlineSnapshot(`
      "Nagy Béla elutasította a kérelmedet: 2026. dec. 17–22.

      Szia, Anna!

      Nagy Béla elutasította a kérelmedet: Szabadság, 2026. dec. 17–22. (4 munkanap)

      Cs 17, P 18, H 21, K 22: felszabadult nap
      Szo 19, V 20: heti pihenőnap, nem számít bele

      Megjegyzés: „Sokan vannak távol.”

      Kérelem megnyitása:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
    expect(whole(own('en', denied))).toMatchInlineSnapshot(`
      "Béla Nagy has denied your request: 17 – 22 Dec 2026

      Hello Anna!

      Béla Nagy has denied your request: Annual leave, 17 – 22 Dec 2026 (4 working days)

      Thu 17, Fri 18, Mon 21, Tue 22: freed day
      Sat 19, Sun 20: rest day, not counted

      Comment: “Sokan vannak távol.”

      Open the request:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email as an employee.
      Choose your emails
      https://szabi.example/settings"
    `)
  })

  it('mandatory leave', () => {
    const mandatory = { type: 14, backOn, isProtected: true, response: null, by: 'Kovács Csilla' }
    expect(whole(own('hu', mandatory))).toMatchInlineSnapshot(`
      "Kötelező szabadságot írtak ki neked: 2026. dec. 17–22.

      Szia, Anna!

      Kötelező szabadságot írtak ki neked: Szabadság, 2026. dec. 17–22. (4 munkanap)

      Cs 17, P 18, H 21, K 22: távollét
      Szo 19, V 20: heti pihenőnap, nem számít bele

      A 2026. évi keret: 6 nap marad 25 napból
      kivett 12 · jóváhagyott 7 · maradt 6
      Legközelebb dolgozol: 2026. december 23., szerda
      Mi alapján: A szabadságot a munkáltató adja ki, és legalább 15 nappal előre közli (Mt. 122. §). Csak adminisztrátor vonhatja vissza.

      Kérelem megnyitása:
      https://szabi.example/request

      Naptár megnyitása:
      https://szabi.example/calendar

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
    expect(whole(own('en', mandatory))).toMatchInlineSnapshot(`
      "You have been assigned mandatory leave: 17 – 22 Dec 2026

      Hello Anna!

      You have been assigned mandatory leave: Annual leave, 17 – 22 Dec 2026 (4 working days)

      Thu 17, Fri 18, Mon 21, Tue 22: absence
      Sat 19, Sun 20: rest day, not counted

      Allowance of 2026: 6 days left of 25
      taken 12 · approved 7 · left 6
      Back at work: Wednesday, 23 December 2026
      On what grounds: The employer grants leave, and announces it at least 15 days ahead (Labour Code s. 122). Only an administrator can cancel it.

      Open the request:
      https://szabi.example/request

      Open the calendar:
      https://szabi.example/calendar

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email as an employee.
      Choose your emails
      https://szabi.example/settings"
    `)
  })
})

describe('a change of a request', () => {
  const drawn = drawnDays(period, 'gone', weekend)

  it('that was withdrawn', () => {
    const withdrawn = { type: 13, step: 'withdrawn' as const, isToDecide: false, drawn, away: [], left: [], links }
    expect(whole(asked('hu', withdrawn))).toMatchInlineSnapshot(`
      "Kis Anna visszavonta a kérelmét: 2026. dec. 17–22.

      Szia, Béla!

      Kis Anna visszavonta a kérelmét. Visszavonva: Szabadság, 2026. dec. 17–22.

      Cs 17, P 18, H 21, K 22: felszabadult nap
      Szo 19, V 20: heti pihenőnap, nem számít bele

      Kérelem megnyitása:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
    expect(whole(asked('en', withdrawn))).toMatchInlineSnapshot(`
      "Anna Kis has cancelled their request: 17 – 22 Dec 2026

      Hello Béla!

      Anna Kis has cancelled their request. Cancelled: Annual leave, 17 – 22 Dec 2026

      Thu 17, Fri 18, Mon 21, Tue 22: freed day
      Sat 19, Sun 20: rest day, not counted

      Open the request:
      https://szabi.example/request

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email as an employee.
      Choose your emails
      https://szabi.example/settings"
    `)
  })

  it('that an administrator shortened', () => {
    const shortened = { type: 13, step: 'shortened' as const, response: null }
    expect(whole(own('hu', shortened))).toMatchInlineSnapshot(`
      "Lerövidítették a távollétedet: 2026. dec. 17–22.

      Szia, Anna!

      Lerövidítették a távollétedet: Szabadság, 2026. dec. 17–22. (4 munkanap)

      Cs 17, P 18, H 21, K 22: távollét
      Szo 19, V 20: heti pihenőnap, nem számít bele

      A 2026. évi keret: 6 nap marad 25 napból
      kivett 12 · jóváhagyott 7 · maradt 6

      Kérelem megnyitása:
      https://szabi.example/request

      Naptár megnyitása:
      https://szabi.example/calendar

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
    expect(whole(own('en', shortened))).toMatchInlineSnapshot(`
      "Your absence has been shortened: 17 – 22 Dec 2026

      Hello Anna!

      Your absence has been shortened: Annual leave, 17 – 22 Dec 2026 (4 working days)

      Thu 17, Fri 18, Mon 21, Tue 22: absence
      Sat 19, Sun 20: rest day, not counted

      Allowance of 2026: 6 days left of 25
      taken 12 · approved 7 · left 6

      Open the request:
      https://szabi.example/request

      Open the calendar:
      https://szabi.example/calendar

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email as an employee.
      Choose your emails
      https://szabi.example/settings"
    `)
  })
})

describe('an email about an account', () => {
  it('an invitation', () => {
    const invited = { company: 'Kéktó Műhely Kft.', inviter: 'Kovács Csilla', address }
    expect(whole(invitationEmail(invited, 'hu'))).toMatchInlineSnapshot(`
      "Meghívó: Szabi

      Szia!

      Meghívást kaptál ide: Szabi. Itt kérhetsz szabadságot, és itt látod, mennyi maradt.

      Cég: „Kéktó Műhely Kft.”, meghívó: „Kovács Csilla”

      Meghívó elfogadása:
      https://szabi.example/p

      A meghívó hét napig érvényes, és egyszer használható.

      —
      Szabi
      Azért kaptad ezt az e-mailt, mert valaki megadta a címedet. Ha nem ismered a meghívót, hagyd figyelmen kívül."
    `)
    expect(whole(invitationEmail(invited, 'en'))).toMatchInlineSnapshot(`
      "Invitation: Szabi

      Hello!

      You have been invited to Szabi. Here you can request leave and see how much you have left.

      Company: “Kéktó Műhely Kft.”, invited by: “Kovács Csilla”

      Accept the invitation:
      https://szabi.example/p

      The invitation is valid for seven days and can be used once.

      —
      Szabi
      You are receiving this email because someone entered your address. If you do not know who invited you, ignore it."
    `)
  })

  it('a link that confirms the address, and one that sets another password', () => {
    expect(whole(confirmationEmail({ email, address }, 'hu'))).toMatchInlineSnapshot(`
      "Erősítsd meg az e-mail-címedet

      Szia!

      Ezzel a címmel regisztráltak itt: Szabi. Amint megerősíted, elküldjük a meghívóidat.

      A link három napig érvényes, és egyszer használható.

      Ha nem te voltál, nincs teendőd: megerősítés nélkül senkinek sem küldünk e-mailt a nevedben.

      Cím megerősítése:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example a fiókod címe."
    `)
    expect(whole(passwordResetEmail({ email, address }, 'hu'))).toMatchInlineSnapshot(`
      "Új jelszó beállítása

      Szia!

      Valaki, valószínűleg te, új jelszót kért a Szabi-fiókodhoz.

      A link egy óráig érvényes, és egyszer használható.

      Ha nem te voltál, nincs teendőd: a jelszavad nem változik.

      Új jelszó beállítása:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example a fiókod címe."
    `)
    expect(whole(passwordResetEmail({ email, address }, 'en'))).toMatchInlineSnapshot(`
      "Reset your password

      Hello!

      Someone, probably you, asked to reset your Szabi password.

      The link is valid for one hour and can be used once.

      If it was not you, there is nothing to do: your password stays as it is.

      Set a new password:
      https://szabi.example/p

      —
      Szabi
      You are receiving this email because anna@kekto.example is the address of your account."
    `)
  })

  it('an alert', () => {
    const at = '2026. nov. 20. 12:00'
    expect(whole(securityAlertEmail({ what: 'password_changed', at, email, address }, 'hu'))).toMatchInlineSnapshot(`
      "Megváltozott a jelszavad

      Szia!

      A fiókod jelszava megváltozott (2026. nov. 20. 12:00). Minden más eszközről kijelentkeztettünk.

      Ha nem te voltál, azonnal állíts be új jelszót.

      Új jelszó beállítása:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example a fiókod címe."
    `)
  })

  it('a change of its address', () => {
    const facts = { address, email, at: '2026. nov. 20. 12:00' }
    expect(whole(emailChangeEmail(facts, 'hu'))).toMatchInlineSnapshot(`
      "Erősítsd meg az új e-mail-címedet

      Szia!

      Valaki, valószínűleg te, ezt az e-mail-címet adta meg a Szabi-fiókja új címének.

      A link 24 óráig érvényes, és egyszer használható. Addig a fiók a korábbi címével használható.

      Ha nem te voltál, nincs teendőd: megerősítés nélkül semmi sem változik.

      Új cím megerősítése:
      https://szabi.example/p

      —
      Szabi
      Azért kaptad ezt az e-mailt, mert valaki megadta a címedet. Ha nem te voltál, hagyd figyelmen kívül."
    `)
    expect(whole(emailChangeAskedEmail(facts, 'hu'))).toMatchInlineSnapshot(`
      "Új e-mail-címet adtak meg a fiókodhoz

      Szia!

      A Szabi-fiókodhoz új e-mail-címet adtak meg. A csere akkor történik meg, ha az új címen megerősítik.

      Ha te voltál, itt nincs teendőd. Ha nem, állítsd le a cserét, és állíts be új jelszót.

      Csere leállítása:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example a fiókod címe."
    `)
    expect(whole(emailChangedEmail(facts, 'hu'))).toMatchInlineSnapshot(`
      "Megváltozott a fiókod e-mail-címe

      Szia!

      A Szabi-fiókod e-mail-címe megváltozott (2026. nov. 20. 12:00). Ezzel a címmel már nem lehet bejelentkezni, és több e-mailt nem küldünk ide.

      Ha te voltál, nincs teendőd. Ha nem, három napig visszaállíthatod a régi címet: ezzel mindenhonnan kijelentkeztetünk, és új jelszót kérünk tőled.

      Régi cím visszaállítása:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example volt a fiókod címe."
    `)
  })

  it('the own data, and the end of the account', () => {
    const until = '2026. nov. 21. 10:00'
    expect(whole(dataExportEmail({ email, until, address }, 'hu'))).toMatchInlineSnapshot(`
      "Elkészült az adataid másolata

      Szia!

      Elkészült a fájl mindarról, amit a Szabi rólad tárol. 2026. nov. 21. 10:00 időpontig töltheted le a Biztonság oldalon; utána töröljük.

      Ha nem te kérted, valaki más használja a fiókodat: módosítsd a jelszavadat, és jelentkeztesd ki a többi eszközt.

      Letöltés:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example a fiókod címe."
    `)
    expect(whole(accountErasedEmail({ email, address, contact }, 'hu'))).toMatchInlineSnapshot(`
      "Töröltük a fiókodat

      Szia!

      Kérésedre töröltük a Szabi-fiókodat és mindent, ami hozzá tartozott. Ez az utolsó e-mailünk erre a címre; bármikor újra regisztrálhatsz vele.

      A cégeid csak azt őrzik meg, amire a törvény kötelezi őket: a munkaviszony és a távollétek adatait, név nélkül, „Korábbi munkatárs” megnevezéssel.

      Ha nem te kérted a törlést, írj erre a címre: segitseg@szabi.example

      A Szabi megnyitása:
      https://szabi.example/p

      —
      Szabi
      Ezt az e-mailt azért kaptad, mert anna@kekto.example a törölt fiókod címe volt."
    `)
  })

  it('the end of a company, and its return', () => {
    const news = { company: 'Kéktó Műhely Kft.', recipient: 'Béla', address, contact }
    const deletion = { ...news, name: 'Kovács Csilla', until: '2026-12-20' }
    expect(whole(companyDeletedEmail(deletion, 'hu'))).toMatchInlineSnapshot(`
      "Törölték a céget: Kéktó Műhely Kft.

      Szia, Béla!

      Kovács Csilla törölte a céget (Kéktó Műhely Kft.). Mindenkit kijelentkeztettünk belőle.

      Az adatait ezután még megőrizzük, és 2026. dec. 20-ig visszaállíthatjuk őket. Utána véglegesen töröljük mindet.

      Ha ez tévedés volt, addig írj erre a címre: segitseg@szabi.example

      Az oldal megnyitása:
      https://szabi.example/p

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad."
    `)
    expect(whole(companyRestoredEmail(news, 'hu'))).toMatchInlineSnapshot(`
      "Visszaállítottuk a céget: Kéktó Műhely Kft.

      Szia, Béla!

      Visszaállítottuk a törölt céget (Kéktó Műhely Kft.). Mindenki újra eléri, minden adatával együtt.

      Ha nem ti kértétek, írj erre a címre: segitseg@szabi.example

      Bejelentkezés:
      https://szabi.example/p

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad."
    `)
  })
})

describe('an email about facts', () => {
  const facts = {
    recipient: 'Csilla',
    person: 'Kis Anna',
    facts: 'Születési dátum, Gyermekek',
    company: 'Kéktó Műhely Kft.',
    address,
    settings: links.settings,
  }

  it('that wait for a confirmation', () => {
    expect(whole(factsEmail({ ...facts, type: 20, reason: '' }, 'hu'))).toMatchInlineSnapshot(`
      "Kis Anna adatváltozást jelentett be, amely megerősítésre vár

      Szia, Csilla!

      Kis Anna adatváltozást jelentett be, amely megerősítésre vár

      Érintett adatok: Születési dátum, Gyermekek.

      A szabadságra gyakorolt hatását a megerősítés előtt megnézheted. Addig a korábbi adat érvényes.

      Bejelentés megnyitása:
      https://szabi.example/p

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
    expect(whole(factsEmail({ ...facts, type: 20, reason: '' }, 'en'))).toMatchInlineSnapshot(`
      "Kis Anna has reported a change of details that waits for confirmation

      Hello Csilla!

      Kis Anna has reported a change of details that waits for confirmation

      Details concerned: Születési dátum, Gyermekek.

      You can see its effect on leave before you confirm it. Until then, the earlier details apply.

      Open the reported change:
      https://szabi.example/p

      —
      Szabi
      Kéktó Műhely Kft. · you are receiving this email as an employee.
      Choose your emails
      https://szabi.example/settings"
    `)
  })

  it('that were declined', () => {
    expect(whole(factsEmail({ ...facts, type: 22, reason: 'Nincs róla irat.' }, 'hu'))).toMatchInlineSnapshot(`
      "Elutasították a bejelentett adatváltozásodat

      Szia, Csilla!

      Elutasították a bejelentett adatváltozásodat

      Érintett adatok: Születési dátum, Gyermekek.

      Megjegyzés: „Nincs róla irat.”

      Profil megnyitása:
      https://szabi.example/p

      —
      Szabi
      Kéktó Műhely Kft. · ezt az e-mailt munkatársként kaptad.
      E-mailek beállítása
      https://szabi.example/settings"
    `)
  })
})
