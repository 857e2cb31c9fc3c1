/** Men of the world tour, strongest first. */
export const TABLE_TENNIS_MEN = `
Wang Chuqin|CN; Lin Shidong|CN; Hugo Calderano|BR; Truls Möregårdh|SE; Tomokazu Harimoto|JP; Félix Lebrun|FR;
Liang Jingkun|CN; Sora Matsushima|JP; Xiang Peng|CN; Dang Qiu|DE; Lin Yun-ju|TW; Jang Woo-jin|KR;
Anders Lind|DK; Darko Jorgić|SI; Dimitrij Ovtcharov|DE; Alexis Lebrun|FR; Patrick Franziska|DE;
Benedikt Duda|DE; Oh Jun-sung|KR; Shunsuke Togami|JP; Zhou Qihao|CN; Huang Youzheng|CN; Kuo Guan-hong|TW;
Simon Gauzy|FR; Chen Yuanyu|CN; Wen Ruibo|CN; Xue Fei|CN; Hiroto Shinozuka|JP; Yukiya Uda|JP; Kanak Jha|US;
Anton Källberg|SE; Jonathan Groth|DK; Quadri Aruna|NG; Omar Assar|EG; An Jae-hyun|KR; Cho Dae-seong|KR;
Lim Jong-hoon|KR; Wong Chun-ting|HK; Feng Yi-hsin|TW; Kao Cheng-jui|TW; Chuang Chih-yuan|TW; Manav Thakkar|IN;
Manush Shah|IN; Sathiyan Gnanasekaran|IN; Harmeet Desai|IN; Sharath Kamal|IN; Marcos Freitas|PT;
Tiago Apolónia|PT; Jakub Dyjas|PL; Miłosz Redzimski|PL; Ľubomír Pištej|SK; Tomislav Pucar|HR; Andrej Gaćina|HR;
Eduard Ionescu|RO; Ovidiu Ionescu|RO; Kirill Gerassimenko|KZ; Alan Kurmangaliyev|KZ; Noshad Alamian|IR;
Nima Alamian|IR; Nicholas Lum|AU; Finn Luu|AU; Vitor Ishiy|BR; Guilherme Teodoro|BR; Horacio Cifuentes|AR;
Santiago Lorenzo|AR; Edward Ly|CA; Daniel González|PR; Liam Pitchford|GB; Tom Jarvis|GB; Mattias Falck|SE;
Kristian Karlsson|SE; Cédric Nuytinck|BE; Adrien Rassenfosse|BE; Yang Wang|SK; Tobias Rasmussen|DK;
Ibrahima Diaw|SN; Olajide Omotayo|NG; Izaac Quek|SG; Koen Pang|SG; Thibault Poret|FR`;

/** Women of the world tour, strongest first. */
export const TABLE_TENNIS_WOMEN = `
Sun Yingsha|CN; Wang Manyu|CN; Chen Xingtong|CN; Kuai Man|CN; Zhu Yuling|MO; Miwa Harimoto|JP; Wang Yidi|CN;
Mima Ito|JP; Hina Hayata|JP; Satsuki Odo|JP; Shin Yu-bin|KR; Honoka Hashimoto|JP; Sabine Winter|DE; Chen Yi|CN;
Cheng I-ching|TW; Miyu Nagasaki|JP; Adriana Díaz|PR; Hitomi Sato|JP; Bernadette Szőcs|RO; Bruna Takahashi|BR;
Joo Cheon-hui|KR; Kim Na-yeong|KR; Yuan Jia Nan|FR; Prithika Pavade|FR; Shi Xunyao|CN; Qin Yuxuan|CN;
Fan Siqi|CN; He Zhuojia|CN; Han Ying|DE; Nina Mittelham|DE; Elizabeta Samara|RO; Sofia Polcanova|AT;
Xiao Maria|ES; Shao Jieni|PT; Hana Goda|EG; Dina Meshref|EG; Manika Batra|IN; Sreeja Akula|IN;
Yashaswini Ghorpade|IN; Ayhika Mukherjee|IN; Doo Hoi-kem|HK; Zhu Chengzhu|HK; Zeng Jian|SG; Lee Eun-hye|KR;
Choi Hyo-joo|KR; Suh Hyo-won|KR; Miyuu Kihara|JP; Sakura Yokoi|JP; Sakura Mori|JP; Britt Eerland|NL;
Linda Bergström|SE; Barbora Balážová|SK; Georgina Póta|HU; Natalia Bajor|PL; Margaryta Pesotska|UA;
Orawan Paranang|TH; Suthasini Sawettabut|TH; Lily Zhang|US; Amy Wang|US; Giulia Takahashi|BR; Zhang Mo|CA;
Liu Yangzi|AU; Yee Herng Hwee|AU; Paulina Vega|CL`;
