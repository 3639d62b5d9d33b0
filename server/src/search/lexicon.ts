/**
 * Words with the same meaning in English, Hindi and Telugu, also in Latin letters. A search for one of them finds the
 * others.
 */
const GROUPS: readonly string[] = [
  'mug cup pyala मग मगा कप प्याला మగ్ మగ్గు కప్ కప్పు',
  'tee tshirt shirt टीशर्ट शर्ट టీషర్ట్ షర్ట్ చొక్కా',
  'cushion pillow takiya कुशन तकिया కుషన్ దిండు',
  'poster पोस्टर పోస్టర్',
  'decor decoration hanging सजावट అలంకరణ',
  'wall दीवार గోడ',
  'stationery stationary स्टेशनरी స్టేషనరీ',
  'pen पेन कलम పెన్ పెన్ను కలం',
  'pencil पेंसिल పెన్సిల్',
  'notebook journal diary planner नोटबुक डायरी నోట్బుక్ డైరీ',
  'calendar कैलेंडर క్యాలెండర్',
  'card greeting कार्ड కార్డు కార్డ్',
  'bookmark बुकमार्क బుక్మార్క్',
  'clock घड़ी గడియారం',
  'mirror आईना शीशा అద్దం',
  'plate थाली प्लेट ప్లేట్ పళ్ళెం',
  'nameplate नेमप्लेट नामपट्टिका నేమ్ప్లేట్',
  'toran bandanwar तोरण बंदनवार తోరణం',
  'sticker स्टिकर స్టిక్కర్',
  'envelope lifafa shagun लिफाफा शगुन కవరు',
  'key chabi चाबी తాళం',
  'mother mom mum mummy maa amma मां माँ माता मम्मी अम्मा అమ్మ తల్లి',
  'father dad daddy papa nanna पापा पिता बाबा నాన్న తండ్రి',
  'parent मातापिता తల్లిదండ్రులు',
  'couple husband wife पति पत्नी जोड़ा జంట దంపతులు భార్య భర్త',
  'child kid baby children bachcha बच्चा बच्चे बच्चों పిల్లలు పిల్ల పాప బాబు',
  'friend dost दोस्त मित्र స్నేహితుడు స్నేహితురాలు మిత్రుడు',
  'sister behan बहन దీదీ చెల్లి అక్క',
  'brother bhai भाई అన్న తమ్ముడు',
  'grandmother grandfather grandparent dadi nani दादी नानी दादा नाना అమ్మమ్మ నానమ్మ తాతయ్య',
  'colleague boss office दफ्तर ऑफिस సహోద్యోగి ఆఫీసు',
  'teacher guru शिक्षक गुरु టీచర్ గురువు ఉపాధ్యాయుడు',
  'birthday janmadin जन्मदिन పుట్టినరోజు',
  'wedding marriage shaadi shadi शादी विवाह పెళ్లి పెళ్ళి వివాహం',
  'anniversary सालगिरह వార్షికోత్సవం',
  'diwali deepavali दिवाली दीपावली దీపావళి',
  'rakhi rakshabandhan राखी रक्षाबंधन రాఖీ',
  'holi होली హోలీ',
  'christmas xmas क्रिसमस క్రిస్మస్',
  'festival त्योहार పండుగ',
  'housewarming grihapravesh गृहप्रवेश గృహప్రవేశం',
  'home house ghar घर ఇల్లు',
  'farewell विदाई వీడ్కోలు',
  'photo picture foto फोटो तस्वीर ఫోటో ఫొటో చిత్రం',
  'name naam नाम పేరు',
  'tea chai चाय టీ చాయ్',
  'coffee kaapi कॉफी काफी కాఫీ',
  'elephant haathi हाथी ఏనుగు',
  'peacock mor मोर నెమలి',
  'tiger sher bagh बाघ शेर పులి',
  'fish मछली చేప',
  'deer हिरण జింక',
  'bird चिड़िया पक्षी పక్షి',
  'tree पेड़ चेट्टु చెట్టు',
  'flower phool फूल పువ్వు పూలు',
  'marigold genda गेंदा బంతి',
  'lotus kamal कमल తామర కమలం',
  'mango आम మామిడి',
  'moon चाँद चांद చంద్రుడు',
  'star sky तारा तारे నక్షత్రం ఆకాశం',
  'sun sunrise सूरज సూర్యుడు',
  'rickshaw auto रिक्शा ऑटो రిక్షా ఆటో',
  'truck ट्रक లారీ ట్రక్కు',
  'cricket क्रिकेट క్రికెట్',
  'warli वारली वरली వార్లీ వర్లీ',
  'madhubani mithila मधुबनी మధుబని మధుబనీ',
  'gond गोंड గోండ్',
  'kalamkari कलमकारी కలంకారీ కలంకారి',
  'kolam rangoli muggu कोलम रंगोली కోలం రంగోలి ముగ్గు ముగ్గులు',
  'calligraphy सुलेख కాలిగ్రఫీ',
  'watercolour watercolor जलरंग వాటర్కలర్',
  'miniature मिनिएचर మినియేచర్',
  'painting चित्रकला पेंटिंग పెయింటింగ్',
  'jaipur जयपुर జైపూర్',
  'mumbai bombay मुंबई ముంబై',
  'kerala केरल కేరళ',
  'himalaya हिमालय హిమాలయాలు',
  'blue neela नीला నీలం',
  'red laal लाल ఎరుపు',
  'white safed सफेद తెలుపు',
  'black kaala काला నలుపు',
  'yellow peela पीला పసుపు',
  'green hara हरा ఆకుపచ్చ',
];

/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a an the for of with and or in on to my her his our your me i is it under below by from some something want need ' +
    'buy best gift gifts present presents item items product products rupees rs personalised personalized custom ' +
    'ke ka ki liye wala wali aur mera meri का की के को में से पर और लिए एक मेरा मेरी उपहार तोहफा गिफ्ट ' +
    'కోసం కి కు లో మరియు ఒక నా బహుమతి గిఫ్ట్ కానుక'
  ).split(' '),
);

const groupsByWord = new Map<string, string[]>();

/** Returns the words that mean the same as a word in {@link normalizeWord}'s form, with the word itself. */
export function listSynonyms(word: string, normalize: (word: string) => string): string[] {
  if (groupsByWord.size === 0) {
    for (const group of GROUPS) {
      const words = group.split(' ').map(normalize);
      for (const each of words) groupsByWord.set(each, [...(groupsByWord.get(each) ?? []), ...words]);
    }
  }
  return [...new Set([word, ...(groupsByWord.get(word) ?? [])])];
}

/** Returns all words of the lexicon, in the form of `normalize`. */
export function listLexiconWords(normalize: (word: string) => string): string[] {
  listSynonyms('', normalize);
  return [...groupsByWord.keys()];
}

/** Returns whether a word says nothing about what is looked for, such as “for” and “gift”. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
