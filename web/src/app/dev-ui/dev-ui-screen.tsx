import { type ReactNode, useState } from 'react';
import { ActingBanner } from '../../ui/feedback/banner.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { EmergencyStrip } from '../../ui/layout/emergency-strip.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { BottomBar } from '../../ui/navigation/bottom-bar.tsx';
import { SideMenu } from '../../ui/navigation/side-menu.tsx';
import { appCopy } from '../app.copy.ts';
import { HeaderTools } from '../layouts/header-tools.tsx';
import { patientBar, patientMenu } from '../menus.ts';
import { DataSamples, ProgressSamples } from './data-samples.tsx';
import { sample } from './dev-ui.copy.ts';
import { ButtonSamples, FeedbackSamples } from './feedback-samples.tsx';
import { ChoiceSamples, FieldSamples } from './field-samples.tsx';

const viewer = {
  accountId: 'demo',
  email: 'marta@example.com',
  role: 'PATIENT',
  full_profile: true,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
} as const;

const Dense = ({ children }: { children: ReactNode }) => {
  useDenseScreens();
  return children;
};

/** Every component in every state, for developers. */
export function DevUiScreen() {
  const [isDense, setIsDense] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <AppHeader home="/" onMenu={() => setIsMenuOpen(true)}>
        <HeaderTools viewer={viewer} />
      </AppHeader>
      <EmergencyStrip />
      <ActingBanner name={sample.son} />
      <Main hasBottomBar>
        <PageHeading title={sample.title}>{sample.title}</PageHeading>
        <Switch
          label={sample.density}
          isOn={isDense}
          onChange={setIsDense}
          stateText={isDense ? sample.dense : sample.wide}
        />
        {isDense && <Dense>{null}</Dense>}
        <ButtonSamples />
        <FieldSamples />
        <ChoiceSamples />
        <FeedbackSamples />
        <DataSamples />
        <ProgressSamples />
      </Main>
      <BottomBar items={patientBar} />
      <SideMenu
        greeting={appCopy.greetingTo(viewer.first_name)}
        groups={patientMenu(viewer)}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        onLogOut={() => setIsMenuOpen(false)}
      />
    </>
  );
}
