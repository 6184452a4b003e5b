/** The commonest passwords of eight characters and more, as lists of stolen ones have them; shorter ones are refused anyway. */
const COMMON = new Set(
  `password passw0rd password1 password12 password123 p@ssw0rd p@ssword pa$$word pass1234 passpass qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 qwertz123 azertyui azertyuiop azerty123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx
  qazwsxedc asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 iloveyou iloveyou1 ilovegod loveyou1 lovelove sunshine
  princess princess1 football football1 baseball baseball1 basketball superman batman123 starwars pokemon1 computer
  internet whatever trustno1 welcome1 welcome123 letmein1 letmein123 changeme changeme1 admin123 admin1234
  administrator root1234 master123 dragon123 monkey123 shadow123 michael1 jennifer jordan23 liverpool liverpool1
  chelsea1 arsenal1 barcelona juventus realmadrid mercedes corvette mustang1 samsung1 google123 facebook linkedin
  test1234 testtest temp1234 default1 guest123 user1234 secret123 mypassword yourpassword newpassword motdepasse
  motdepasse1 soleil123 doudou123 chouchou marseille bonjour1 jetaime1 polska12 polska123 haslo123 haslo1234 kochamcie
  misiaczek dupa1234 lol12345 matrix123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 a1234567 aa123456 aa12345678
  qq123456 123qweasd 1234qwer 12qwaszx blink182 butterfly chocolate cheyenne elizabeth alexander jonathan benjamin
  charlotte nicholas patrick1 victoria veronica tinkerbell spiderman snoopy12 scooter1 steelers yankees1 cowboys1
  greatwesterntrail drover123`
    .split(/\s+/)
    .filter((word) => word.length >= 8),
);

/** One letter again and again, or letters and digits as they follow each other. */
function isRow(password: string): boolean {
  const codes = Array.from(password, (letter) => letter.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, at) => code - codes[at]!));
  // 7890: after nine comes nothing.
  return [...steps].every((step) => step === 0 || step === -9) || (steps.size <= 2 && [...steps].every(isStep));
}
const isStep = (step: number): boolean => step === 1 || step === -1 || step === -9 || step === 9;

/** Whether it is among the first anybody would try. */
export function isCommonPassword(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  const bare = plain.replace(/[\s!.?]+$/u, '');
  return COMMON.has(plain) || COMMON.has(bare) || isRow(bare) || bare === name.normalize('NFKC').toLowerCase();
}
