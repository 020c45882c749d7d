import type { Vocabulary } from "./forms.ts";

/** Where a dish is from, which says nothing about what is seen; names of dishes with such a word are forms by themselves. */
export const ORIGINS = {
  neutral: {
    en: "hungarian, irish, boston, maine, texas, texan, denver, western, bavarian, belgian, ny, brooklyn, kansas, memphis, louisiana, jamaican, peruvian, argentinian, brazilian, polish, swiss, austrian, madagascan, sicilian, tuscan, moroccan, lebanese, new england, st louis, alaskan, pacific, ivorian, ghanaian, nigerian, levantine",
    de: "ungarisch*, bayerisch*, bayrisch*, schwäb, schwäbisch*, fränkisch*, tiroler, kölner, berliner art, hamburger art, norddeutsch*, badisch*, hessisch*, sächsisch*, rheinisch*, westfälisch*, pfälzer, thüringer art, böhmisch*, ungarischer art, italienisch*, spanisch*, andalusisch*, belgisch*",
    fr: "bruxelles, liégeoise, viennoise, new yorkais, new-yorkais, new yorkaise, parisienne, marseillaise, belge, cubain, espagnol*, portugais*, sicilien*, toscan*, napolitain, basque, royans, royan, romans",
    es: "criollo, criolla, criollos, criollas, salteña, salteñas, tucumana, tucumanas, potosinas, argentino, argentina, argentinos, peruano, peruana, cubano, cubana, neoyorquina, vasca, italiano, napolitano, carretillero",
    it: "siciliana, siciliano, siciliane, siciliani, romagnola, pugliese, di andria, napoletano, toscano, toscana, calabro, ligure, genovese, veneto, sarda, americana media",
    pt: "argentino, argentina, francês, francesa, italiano, mineiro, mineira, toscana, gaúcha, nordestino, açoriano, açoriana, alentejano, minhota, belga",
    pl: "węgiersk*, wiedeńsk*, nowojorsk*, belgijsk*, francusk*, włosk*, śląsk*, domow*, babci, staropolsk*, góralsk*, podhalańsk*, warszawsk*, poznańsk*, śródziemnomorsk*",
  },
} as const satisfies Vocabulary;
