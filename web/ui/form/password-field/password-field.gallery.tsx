import { useState } from 'react'
import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { PasswordField } from './password-field.tsx'

export function Gallery() {
  const [password, setPassword] = useState('Napokó')
  return (
    <Card>
      <div className={styles.columns}>
        <PasswordField
          label="Jelszó"
          isRequired
          autoComplete="new-password"
          showRules
          value={password}
          onChange={setPassword}
        />
      </div>
    </Card>
  )
}
