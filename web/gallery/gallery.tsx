import { useState } from 'react'
import { Actions } from './actions.tsx'
import { Banners, Charts } from './charts.tsx'
import { Data } from './data.tsx'
import { Days } from './days.tsx'
import { Fields } from './fields.tsx'
import styles from './gallery.module.css'
import { People } from './people.tsx'
import { Says } from './says.tsx'
import { Team } from './team.tsx'
import { Toolbar, type Width } from './toolbar.tsx'

/** Every part in every state, for the eye. */
export function Gallery() {
  const [width, widen] = useState<Width>('full')
  return (
    <main className={styles.page} data-width={width}>
      <header className={styles.header}>
        <h1>Szabi: parts</h1>
        <Toolbar width={width} onWidth={widen} />
      </header>
      <Days />
      <Team />
      <Data />
      <Charts />
      <Actions />
      <Fields />
      <Says />
      <Banners />
      <People />
    </main>
  )
}
