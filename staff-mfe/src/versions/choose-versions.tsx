import { useState } from 'react';
import { SelectField } from 'shared/forms';
import { Button, Stack } from 'shared/ui';
import { timeText } from 'contract/calendar/date-texts';
import { ConfirmPreview } from './confirm-preview';
import type { PackageVersions, Version } from './versions-api';

/** A select with the versions of each package. The default is the live version. */
export function ChooseVersions({ packages }: { packages: PackageVersions[] }) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [isAsking, setIsAsking] = useState(false);
  const others = Object.fromEntries(
    packages.flatMap(({ name, versions }) => {
      const version = chosen[name];
      return version && version !== versions[0]?.version ? [[name, version]] : [];
    }),
  );
  return (
    <Stack gap={6}>
      {packages.map(({ name, versions }) => (
        <SelectField
          key={name}
          label={name}
          options={versions.map((one) => ({ value: one.version, label: inWords(one) }))}
          value={chosen[name] ?? versions[0]?.version}
          onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
        />
      ))}
      <div>
        <Button disabled={Object.keys(others).length === 0} onClick={() => setIsAsking(true)}>
          Preview
        </Button>
      </div>
      {isAsking && <ConfirmPreview versions={others} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}

const inWords = ({ version, state, since, by }: Version) =>
  `${version} – ${state} since ${timeText(since)} by ${by}`;
