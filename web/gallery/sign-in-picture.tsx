import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { PasswordField } from '#web/ui/form/password-field/password-field.tsx'
import { StepStrip } from '#web/ui/navigation/step-strip/step-strip.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { sampleDay, sampleYear } from '#web/ui/calendar/year-planner/sample-year.ts'
import { YearPlanner } from '#web/ui/calendar/year-planner/year-planner.tsx'
import styles from './gallery.module.css'

export function SignInPicture() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [stay, setStay] = useState(true)
  return (
    <div className={styles.halves}>
      <main className={styles.half}>
        <form>
          <Logo size="lg" />
          <StepStrip
            label="Regisztráció"
            current={1}
            steps={[
              { label: 'Regisztráció', to: '/' },
              { label: 'Cégadatok' },
              { label: 'Saját adatok' },
              { label: 'Csapat' },
            ]}
          />
          <h1>Bejelentkezés</h1>
          <TextField
            label="E-mail-cím"
            type="email"
            autoComplete="username"
            isRequired
            value={email}
            onChange={setEmail}
          />
          <PasswordField
            label="Jelszó"
            autoComplete="current-password"
            isRequired
            value={password}
            onChange={setPassword}
          />
          <Checkbox value={stay} onChange={setStay}>
            Maradjak bejelentkezve
          </Checkbox>
          <Button variant="primary" size="lg" wide>
            Bejelentkezés
          </Button>
        </form>
      </main>
      <div className={styles.half} data-sunken>
        <YearPlanner
          year={sampleYear}
          title="Nagy Anna éve, 2026"
          note="27 nap szabadság, ebből 8 még tervben"
          day={sampleDay}
        />
      </div>
    </div>
  )
}
